import { callFilesPath, ownCallPath } from "~/features/calls/own-call-path";
import { ButtonLink } from "~/ui/button";
import type { CallState } from "~/visible/call-state";
import { type OfferCount, OffersLink } from "./offers-link";

type OwnCallLinksProps = { call: { id: number; title: string; state: CallState }; offers?: OfferCount };

/** What a company does next with its call, at the place where others answer it. */
export function OwnCallLinks({ call, offers }: OwnCallLinksProps) {
  return (
    <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:[&>a]:flex-auto max-sm:[&>a]:px-3">
      <ButtonLink to={ownCallPath(call.id, "bearbeiten")} variant={offers ? "secondary" : "primary"}>
        {call.state === "entwurf" ? "Weiterschreiben" : "Bearbeiten"}
        <span className="sr-only">: {call.title}</span>
      </ButtonLink>
      <ButtonLink to={callFilesPath(call.id)} variant="secondary">
        Unterlagen
        <span className="sr-only">: {call.title}</span>
      </ButtonLink>
      {offers && <OffersLink call={call} offers={offers} />}
    </div>
  );
}
