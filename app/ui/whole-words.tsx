import type { ReactNode } from "react";

const oneLetter = /(?<!\p{L})(\p{L}-\p{L}{1,12})/u;

/** Keeps a word such as 'E-Mail' on one line. Browsers otherwise end a line after its hyphen. */
export const WholeWords = ({ text }: { text: ReactNode }) =>
  typeof text !== "string"
    ? text
    : text.split(oneLetter).map((part, at) =>
        at % 2 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name.
          <span key={at} className="whitespace-nowrap">
            {part}
          </span>
        ) : (
          part
        ),
      );
