import { Fragment } from "react";
import { foldPostText, readPostText } from "./post-text";

/** The text of a post. A long one unfolds, also without script. */
export function PostText({ content }: { content: string }) {
  const { start, rest } = foldPostText(content);

  return (
    <div className="max-w-text wrap-anywhere">
      <p>
        <Marked text={start} />
      </p>
      {rest && (
        <details className="group mt-1">
          <summary className="link hit inline-block cursor-pointer list-none font-semibold [&::-webkit-details-marker]:hidden">
            <span className="group-open:hidden">Mehr lesen</span>
            <span className="hidden group-open:inline">Weniger lesen</span>
          </summary>
          <p className="mt-3">
            <Marked text={rest} />
          </p>
        </details>
      )}
    </div>
  );
}

function Marked({ text }: { text: string }) {
  return readPostText(text).map((line, lineNumber) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other name, and a text never reorders.
    <Fragment key={lineNumber}>
      {lineNumber > 0 && <br />}
      {line.map(({ text, isBold }, index) =>
        // biome-ignore lint/suspicious/noArrayIndexKey: the same holds for the pieces of a line.
        isBold ? <strong key={index}>{text}</strong> : <Fragment key={index}>{text}</Fragment>,
      )}
    </Fragment>
  ));
}
