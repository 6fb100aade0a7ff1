import { data, Form } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { DeskFilters } from "~/features/offers/desk/desk-filters";
import {
  type DeskQuery,
  readDeskQuery,
  readTicked,
  tickedElsewhere,
  tickedName,
} from "~/features/offers/desk/desk-query";
import { OfferTable } from "~/features/offers/desk/offer-table";
import { csvPath } from "~/features/offers/desk/offers-csv";
import { deskPath } from "~/features/offers/offer";
import { type Desk, findDesk } from "~/features/offers/own/desk.server";
import { isOpen } from "~/features/offers/states";
import { OfferedCovers } from "~/features/works/offered-works";
import type { LinkedWork } from "~/features/works/work";
import { findLinkedWorks } from "~/features/works/works.server";
import { idOf } from "~/http/id-of";
import { storedNowhere } from "~/http/page-caching.server";
import { pageMeta } from "~/seo/meta";
import { ActionBar } from "~/ui/action-bar";
import { Button } from "~/ui/button";
import { Container } from "~/ui/container";
import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/link";
import type { Route } from "./+types/offer-desk";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const query = readDeskQuery(search);
  const skip = idOf(search.get("ab")) ?? 0;
  const desk = await findDesk(getViewer(context).id, idOf(params.id) ?? 0, query, skip);
  if (!desk) throw data(null, { status: 404 });
  const works = await findLinkedWorks(desk.offers.flatMap(({ works }) => works.map(({ id }) => id)));
  return { desk, works, query, isFirst: skip === 0, ticked: readTicked(search) };
}

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMeta(matches, { title: "Angebote", path: location.pathname, noindex: true });

export default function OfferDesk({ loaderData }: Route.ComponentProps) {
  const { desk } = loaderData;
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
      {total > 0 ? <Offers {...loaderData} /> : <NoOffers />}
    </Container>
  );
}

function countText({ total, fresh }: Desk): string {
  const all = total === 1 ? "ein Angebot" : `${total}\u00a0Angebote`;
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

interface OffersProps {
  desk: Desk;
  works: Record<number, LinkedWork>;
  query: DeskQuery;
  isFirst: boolean;
  ticked: string[];
}

/** Filters, pages and refusal are one form, so that what is ticked stays ticked on other pages. */
function Offers({ desk: { call, offers, total, next }, works, query, isFirst, ticked }: OffersProps) {
  const { elsewhere, dropped } = tickedElsewhere(ticked, offers);
  const path = deskPath(call.id);
  return (
    <Form action={path}>
      {total > 1 && <DeskFilters query={query} />}
      {elsewhere.map((id) => (
        <input key={id} type="hidden" name={tickedName} value={id} />
      ))}
      {offers.length > 0 ? (
        <OfferTable
          offers={offers}
          ticked={ticked}
          showWorks={(offered) => <OfferedCovers offered={offered} seen={works} />}
        />
      ) : (
        <p className="border-y border-line py-6">
          Mit diesem Stand gibt es hier kein Angebot.{" "}
          <Link to={path} className="link">
            Alle anzeigen
          </Link>
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3 empty:hidden">
        {!isFirst && <Button variant="quiet">Zum Anfang</Button>}
        {next !== null && (
          <Button name="ab" value={next} variant="secondary">
            Weitere Angebote
          </Button>
        )}
      </div>
      <p className="mt-5 max-w-text text-sm text-soft">
        Verglichen wird der Betrag ohne Umsatzsteuer, wo das Angebot ihn nennt.
      </p>
      <ul className="mt-3 flex flex-wrap gap-x-7 gap-y-2">
        <li>
          <Link to={`${path}/vergleich`} className="link hit inline-block">
            Vergleich drucken
          </Link>
        </li>
        <li>
          <Link to={csvPath(call.id)} reloadDocument className="link hit inline-block">
            Als Tabelle laden
          </Link>
        </li>
      </ul>
      {(elsewhere.length > 0 || offers.some(({ state }) => isOpen(state))) && (
        <ActionBar className="mt-7">
          <Button variant="secondary" formAction={`${path}/absagen`}>
            Angekreuzten absagen …
          </Button>
          {elsewhere.length > 0 && <p className="text-note text-soft">{elsewhereText(elsewhere.length, dropped)}</p>}
        </ActionBar>
      )}
    </Form>
  );
}

function elsewhereText(count: number, dropped: number): string {
  if (dropped > 0) {
    const more = dropped === 1 ? "Eines ist" : `${dropped} sind`;
    return `${count} davon stehen auf anderen Seiten, mehr bleiben nicht angekreuzt. ${more} es nicht mehr: Bitte sagen Sie erst diesen ab.`;
  }
  return count === 1 ? "Eines davon steht auf einer anderen Seite." : `${count} davon stehen auf anderen Seiten.`;
}
