import { Fragment, type ReactNode } from "react";
import { Section } from "./section";
import { UnderstoodAs } from "./understood-as";

interface FoundGroupsProps<Row> {
  groups: readonly { heading: string | null; rows: Row[] }[];
  /** The rows have their own space. */
  isFlush?: boolean;
  /** `level` is that of the headings of the rows. */
  children: (rows: Row[], level: 2 | 3, isFirst: boolean) => ReactNode;
}

/** The first heading stands near what the search was understood as. */
export const firstGroup = "pt-6! md:pt-8!";

/** The results of a search, with a heading where a lower kind begins. */
export function FoundGroups<Row>({ groups, isFlush, children }: FoundGroupsProps<Row>) {
  return groups.map(({ heading, rows }, group) =>
    heading ? (
      <Section key={heading} title={heading} flush={isFlush} className={group === 0 ? firstGroup : undefined}>
        {children(rows, 3, group === 0)}
      </Section>
    ) : (
      <Fragment key="">{children(rows, 2, group === 0)}</Fragment>
    ),
  );
}

interface FoundLineProps {
  /** How many were found. */
  count: string;
  /** The page shows the count in its own words. */
  isCountHidden?: boolean;
  /** More was typed than is searched. */
  isCut: boolean;
  understood: Parameters<typeof UnderstoodAs>[0]["understood"] | null;
  children?: ReactNode;
}

/** How many were found, and what was understood. */
export function FoundLine({ count, isCountHidden, isCut, understood, children }: FoundLineProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-8 pt-3 pb-5">
      <p role="status" className={isCountHidden ? "sr-only" : "text-note text-soft"}>
        {count}
      </p>
      {isCut && <p className="text-note">Bitte kürzer: Gesucht wurde nur mit den ersten 100 Zeichen.</p>}
      {understood && <UnderstoodAs understood={understood} />}
      {children}
    </div>
  );
}
