import { newCallPath } from "~/features/calls/form/create-call-link";
import { ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { NotLoaded } from "~/ui/not-loaded";
import { Section } from "~/ui/section";
import { type OfferCounts, OwnCallRow } from "./own-call-row";
import type { OwnCallPage } from "./own-calls.server";

type OwnCallsProps = {
  /** Null when they could not be loaded. */
  page: OwnCallPage | null;
  /** By call, without calls that have no offers. Null when they could not be counted. */
  offerCounts: OfferCounts | null;
};

/** The calls on a company's own profile, which it can edit in place, pin and delete. */
export function OwnCalls({ page, offerCounts }: OwnCallsProps) {
  return (
    <Section
      id="ausschreibungen"
      title="Meine Ausschreibungen"
      flush
      className="pt-0! md:pt-0!"
      action={
        <ButtonLink to={newCallPath} size="sm">
          Projekt einstellen
        </ButtonLink>
      }
    >
      {page ? <Rows page={page} offerCounts={offerCounts} /> : <Failure />}
    </Section>
  );
}

function Rows({ page, offerCounts }: OwnCallsProps & { page: OwnCallPage }) {
  if (page.calls.length === 0) {
    return (
      <div className="pt-8">
        <EmptyState title="Noch keine Ausschreibungen" seed="eigene-ausschreibungen">
          Beschreiben Sie, was Sie brauchen: In zwei Minuten steht Ihr Projekt online.
        </EmptyState>
      </div>
    );
  }
  return (
    <>
      <ul>
        {page.calls.map((call) => (
          <OwnCallRow key={call.id} call={call} today={page.today} offers={offerCounts?.[call.id]} />
        ))}
      </ul>
      {page.next !== null && (
        <ButtonLink to={`/profil?ab=${page.next}#ausschreibungen`} variant="secondary" className="mt-8">
          Ältere Ausschreibungen
        </ButtonLink>
      )}
    </>
  );
}

function Failure() {
  return (
    <NotLoaded
      title="Fehler beim Laden der Ausschreibungen"
      toast={{ title: "Ausschreibungen konnten nicht geladen werden" }}
      className="mt-8"
    >
      Ein unerwarteter Fehler ist aufgetreten. Ihre Ausschreibungen sind noch da. Bitte laden Sie die Seite in ein paar
      Minuten noch einmal.
    </NotLoaded>
  );
}
