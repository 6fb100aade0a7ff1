import type { Choice } from "~/ui/choice-field";
import { type ListedWork, newWorkPath } from "./work";
import { WorkTile } from "./work-tile";

/** A creative's works as choices in a form, and what a creative without any reads there. */
export const workChoices = (works: ListedWork[]): { choices: Choice[]; none: React.ReactNode } => ({
  choices: works.map((work) => ({ value: `${work.id}`, label: <WorkChoice work={work} /> })),
  none: (
    <>
      Noch ist keine Arbeit von Ihnen für andere zu sehen. Mit einer Arbeit sieht das Unternehmen, was Sie können.{" "}
      <a href={newWorkPath} target="_blank" rel="noreferrer" className="link hit inline-block">
        Arbeit anlegen (neues Fenster)
      </a>
    </>
  ),
});

function WorkChoice({ work }: { work: ListedWork }) {
  return (
    <>
      <span aria-hidden className="block aspect-4/3 overflow-hidden rounded-sm bg-wash">
        <WorkTile work={work} sizes="(min-width: 40rem) 14rem, 45vw" className="size-full" isSmall />
      </span>
      <span className="text-note leading-tight wrap-anywhere hyphens-auto">{work.title}</span>
    </>
  );
}
