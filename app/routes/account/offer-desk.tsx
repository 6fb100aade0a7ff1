import { data, Form, Link } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { DeskFilters } from "~/features/offers/desk/desk-filters";
import { type DeskQuery, deskAddress, readDeskQuery } from "~/features/offers/desk/desk-query";
import { OfferTable } from "~/features/offers/desk/offer-table";
import { csvPath } from "~/features/offers/desk/offers-csv";
import { deskPath } from "~/features/offers/offer";
import { type Desk, findDesk } from "~/features/offers/own/desk.server";
import { isOpen } from "~/features/offers/states";
import { idOf } from "~/http/id-of";
import { storedNowhere } from "~/http/page-caching.server";
import { pageMeta } from "~/seo/meta";
import { ActionBar } from "~/ui/action-bar";
import { Button, ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { EmptyState } from "~/ui/empty-state";
import type { Route } from "./+types/offer-desk";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const query = readDeskQuery(search);
  const desk = await findDesk(getViewer(context).id, idOf(params.id) ?? 0, query, idOf(search.get("ab")) ?? 0);
  if (!desk) throw data(null, { status: 404 });
  return { desk, query };
}

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, { title: "Angebote", path: location.pathname, noindex: true });

const declineForm = "absagen";

export default function OfferDesk({ loaderData: { desk, query } }: Route.ComponentProps) {
  const { call, total } = desk;
  return (
    <Container className="pt-8 md:pt-12">
      <p className="print:hidden">
        <Link to="/profil#ausschreibungen" className="link hit inline-block">
          Meine Ausschreibungen
        </Link>
      </p>
      <h1 className="mt-7 text-4xl">Angebote</h1>
      <p className="mt-2 mb-8 text-lg text-soft wrap-anywhere">
        zu{" "}
        <Link to={`/ausschreibungen/${call.id}`} className="link">
          {call.title}
        </Link>
        {total > 0 && `: ${countText(desk)}`}
      </p>
      {total > 0 ? <Offers desk={desk} query={query} /> : <NoOffers />}
    </Container>
  );
}

function countText({ total, fresh }: Desk): string {
  const all = total === 1 ? "ein Angebot" : `${total} Angebote`;
  return fresh > 0 ? `${all}, davon ${fresh} neu` : all;
}

function NoOffers() {
  return (
    <EmptyState title="Noch keine Angebote" level={2} seed="angebote">
      Sobald jemand anbietet, bekommen Sie eine E-Mail, und das Angebot steht hier. Nur Sie sehen, wer anbietet und zu
      welchem Preis.
    </EmptyState>
  );
}

function Offers({ desk, query }: { desk: Desk; query: DeskQuery }) {
  const { call, offers, total, next } = desk;
  const address = deskAddress(call.id, query);
  return (
    <>
      {total > 1 && <DeskFilters callId={call.id} query={query} />}
      {offers.length > 0 ? (
        <OfferTable offers={offers} declineForm={declineForm} />
      ) : (
        <p className="border-y border-line py-6">
          Mit diesem Stand gibt es hier kein Angebot.{" "}
          <Link to={deskPath(call.id)} className="link">
            Alle anzeigen
          </Link>
        </p>
      )}
      {next !== null && (
        <ButtonLink
          to={`${address}${address.includes("?") ? "&" : "?"}ab=${next}`}
          variant="secondary"
          className="mt-6"
        >
          Weitere Angebote
        </ButtonLink>
      )}
      <p className="mt-5 max-w-text text-sm text-soft">
        Verglichen wird der Betrag ohne Umsatzsteuer, wo das Angebot ihn nennt.
      </p>
      <Form id={declineForm} action={`${deskPath(call.id)}/absagen`}>
        <ActionBar className="mt-7">
          {offers.some(({ state }) => isOpen(state)) && <Button variant="secondary">Angekreuzten absagen …</Button>}
          <ButtonLink to={`${deskPath(call.id)}/vergleich`} variant="quiet">
            Vergleich drucken
          </ButtonLink>
          <ButtonLink to={csvPath(call.id)} variant="quiet" reloadDocument>
            Als Tabelle laden
          </ButtonLink>
        </ActionBar>
      </Form>
    </>
  );
}
