import { Link } from "~/ui/link";
import { Mosaic, mosaicSizes } from "~/ui/mosaic";
import { type ListedWork, workPath } from "../work";
import { WorkTile } from "../work-tile";

const maxTiles = 3;

interface WorkMosaicProps {
  name: string;
  ownerSlug: string;
  works: ListedWork[];
}

/** The first works at the head of a profile. All of them are further down. */
export function WorkMosaic({ name, ownerSlug, works }: WorkMosaicProps) {
  const tiles = works.slice(0, maxTiles).map((work) => ({ work, to: workPath(ownerSlug, work.slug) }));
  return (
    <Mosaic label={`Arbeiten von ${name}`} tiles={tiles} keyOf={({ to }) => to}>
      {({ work, to }, index) => (
        <Link to={to} aria-label={work.title} className="block">
          <WorkTile work={work} sizes={mosaicSizes(tiles.length, index)} eager isAtHead />
        </Link>
      )}
    </Mosaic>
  );
}
