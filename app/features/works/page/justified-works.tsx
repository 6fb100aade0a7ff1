import { KeptWhile } from "~/ui/kept";
import { late } from "~/ui/late";
import type { ListedWork } from "../work";

const load = () => import("./work-rows").then((part) => part.WorkRows);
const WorkRows = import.meta.env.SSR ? await load() : late(load);

interface JustifiedWorksProps {
  works: readonly ListedWork[];
  ownerSlug: string;
  level?: 2 | 3;
}

/**
 * Works in rows of equal height, each in the shape of its picture. The browser fills the rows, so that nothing moves and
 * no script is needed.
 */
export function JustifiedWorks({ works, ownerSlug, level = 3 }: JustifiedWorksProps) {
  const shown = [works, ownerSlug, level];
  return (
    <KeptWhile
      as="ul"
      same={shown}
      of={["justified works", ...shown]}
      className="flex flex-wrap gap-x-4 gap-y-7 sm:after:grow-[1000] sm:after:content-['']"
    >
      {() => <WorkRows works={works} ownerSlug={ownerSlug} level={level} />}
    </KeptWhile>
  );
}
