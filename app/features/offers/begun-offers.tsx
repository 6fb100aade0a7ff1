import { formatMoment } from "~/text/dates";
import { ButtonLink } from "~/ui/button";
import { ListRow } from "~/ui/list-row";
import type { BegunOffer } from "./draft";
import { newOfferPath, offerPath } from "./offer";

/** The way back to what somebody has begun to write for calls. */
export function BegunOffers({ drafts }: { drafts: BegunOffer[] }) {
  if (drafts.length === 0) return null;
  return (
    <section aria-labelledby="begonnen" className="mb-14">
      <h2 id="begonnen" className="text-3xl">
        Begonnen und noch nicht gesendet
      </h2>
      <ul className="mt-4 border-t border-line">
        {drafts.map(({ callId, title, companyName, savedAt, changes }) => (
          <ListRow
            key={callId}
            title={title}
            meta={companyName}
            action={
              <ButtonLink to={changes ? `${offerPath(changes)}/aendern` : newOfferPath(callId)} variant="secondary">
                Weiterschreiben<span className="sr-only">: {title}</span>
              </ButtonLink>
            }
          >
            <p className="mt-1 text-note text-soft">
              {changes ? "Änderung Ihres Angebots" : "Angebot"}, gespeichert am {formatMoment(savedAt)}. Nur Sie sehen
              es.
            </p>
          </ListRow>
        ))}
      </ul>
    </section>
  );
}
