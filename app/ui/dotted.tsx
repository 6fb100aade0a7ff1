import { Fragment } from "react";

/** The dot between two facts. Where a line ends, it is not drawn; its text stays. */
export const Dot = () => (
  <>
    {"\u00a0"}
    <span className="dot">· </span>
  </>
);

/** A range of amounts goes to the next line as a whole, unless it is wider than a line. */
const range = /(\d[\d.]*-[\d.]+\s€)/;

/** A text of several facts, such as `joined` makes. */
export const Dotted = ({ text }: { text: string }) =>
  text.split("\u00a0· ").map((fact, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the facts of a text have no other name.
    <Fragment key={index}>
      {index > 0 && <Dot />}
      {fact.split(range).map((part, at) =>
        at % 2 ? (
          <span key={part} className="inline-block">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </Fragment>
  ));
