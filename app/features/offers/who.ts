import type { Offer } from "./offer";
import type { Side } from "./states";

type Acted = Pick<Offer, "stateBy" | "partner"> & { call: Pick<Offer["call"], "id"> };

/** Tells one side who changed the state of an offer, or why the site did. */
export function whoText({ stateBy, partner, call }: Acted, side: Side): string {
  if (stateBy === side) return "von Ihnen";
  if (stateBy !== "site") return partner ? `von ${partner.name}` : "vom anderen Konto, das es nicht mehr gibt";
  if (!partner) return "weil es das Konto nicht mehr gibt";
  return call.id === null ? "weil die Ausschreibung gelöscht wurde" : "von der Plattform";
}
