import { ButtonLink } from "./button";

/** Where a list of other things has nothing for these words, there may be somebody who does it. */
export const SeekCreatives = ({ q }: { q: string }) => (
  <ButtonLink to={`/kreative?${new URLSearchParams({ q })}`} variant="quiet">
    Kreative für „{q}“ suchen
  </ButtonLink>
);
