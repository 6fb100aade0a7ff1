import type { ReactNode } from "react";

const unbreakable = /(E-Mail|\S+ -(?= ))/;

/**
 * A text with each 'E-Mail' in it on one line, and with no dash at the start of a line, for components that receive their
 * text. In the text of components, `bin/whole-words.ts` sees to 'E-Mail'.
 */
export const unbroken = (text: ReactNode): ReactNode =>
  typeof text === "string" && unbreakable.test(text)
    ? text.split(unbreakable).map((part, at) =>
        at % 2 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name.
          <span key={at} className="whitespace-nowrap">
            {part}
          </span>
        ) : (
          part
        ),
      )
    : text;
