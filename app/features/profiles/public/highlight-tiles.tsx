import { KeptWhile } from "~/ui/kept";
import { late } from "~/ui/late";

const load = () => import("./highlight-list").then((part) => part.HighlightList);
const HighlightList = import.meta.env.SSR ? await load() : late(load);

/** A person's specialisations as a row of tiles. */
export function HighlightTiles({ names }: { names: string[] }) {
  return (
    <KeptWhile
      as="ul"
      same={names}
      of={["highlights", names]}
      aria-label="Spezialisierungen"
      className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2 sm:gap-3"
    >
      {() => <HighlightList names={names} />}
    </KeptWhile>
  );
}
