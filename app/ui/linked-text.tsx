import { Fragment } from "react";

const address = /(?:https?:\/\/|(?<![\w./@-])www\.)[^\s<>"'`]+[^\s<>"'`.,;:!?)\]}]/g;

/** Shows typed text with its line breaks. Web addresses become links, also as people say them: 'www.anna.example'. */
export function LinkedText({ text }: { text: string }) {
  const pieces: { text: string; href?: string }[] = [];
  let end = 0;
  for (const found of text.matchAll(address)) {
    pieces.push({ text: text.slice(end, found.index) }, { text: found[0], href: plainAddress(found[0]) });
    end = found.index + found[0].length;
  }
  pieces.push({ text: text.slice(end) });
  return (
    <p className="wrap-anywhere whitespace-pre-line">
      {pieces.map(({ text, href }, index) =>
        href ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name and never reorder.
          <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className="link">
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

/** An address with a user name leads to another host than it seems to, and is no link. */
function plainAddress(text: string): string | undefined {
  const href = text.startsWith("www.") ? `https://${text}` : text;
  try {
    return new URL(href).username === "" ? href : undefined;
  } catch {
    return undefined;
  }
}
