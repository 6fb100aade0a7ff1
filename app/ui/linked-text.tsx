import { Fragment } from "react";

const address = /https?:\/\/[^\s<>"'`]+[^\s<>"'`.,;:!?)\]}]/g;

/** Shows typed text with its line breaks. Web addresses become links; everything else stays text. */
export function LinkedText({ text }: { text: string }) {
  const pieces: { text: string; isLink: boolean }[] = [];
  let end = 0;
  for (const found of text.matchAll(address)) {
    pieces.push({ text: text.slice(end, found.index), isLink: false }, { text: found[0], isLink: isPlain(found[0]) });
    end = found.index + found[0].length;
  }
  pieces.push({ text: text.slice(end), isLink: false });
  return (
    <p className="wrap-anywhere whitespace-pre-line">
      {pieces.map(({ text, isLink }, index) =>
        isLink ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name and never reorder.
          <a key={index} href={text} target="_blank" rel="noopener noreferrer nofollow ugc" className="link">
            {text}
          </a>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same holds here.
          <Fragment key={index}>{text}</Fragment>
        ),
      )}
    </p>
  );
}

/** An address with a user name leads to another host than it seems to. */
function isPlain(text: string): boolean {
  try {
    return new URL(text).username === "";
  } catch {
    return false;
  }
}
