import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { Form, useLocation } from "react-router";
import type { OfferedWork } from "~/db/schema";
import type { Contact } from "~/features/offers/contact";
import { deskPath } from "~/features/offers/offer";
import type { Desk } from "~/features/offers/own/desk.server";
import { isOpen } from "~/features/offers/states";
import { ActionBar } from "~/ui/action-bar";
import { Button } from "~/ui/button";
import { TextLink } from "~/ui/link";
import { DeskFilters } from "./desk-filters";
import { allName, type DeskQuery, rememberDesk, searchWith, tickedElsewhere, tickedName } from "./desk-query";
import { OfferTable } from "./offer-table";
import { csvPath } from "./offers-csv";
import { DeskActs } from "./row-acts";

interface DeskFormProps {
  desk: Desk;
  query: DeskQuery;
  isFirst: boolean;
  ticked: string[];
  /** The contact data of the company that each person will get, by the id of the offer. */
  contacts: Record<string, Contact> | null;
  showWorks: (offered: OfferedWork[]) => ReactNode;
}

/** Filters, pages and refusal are one form, so that what is ticked stays ticked on other pages. */
export function DeskForm({ desk, query, isFirst, ticked, contacts, showWorks }: DeskFormProps) {
  const { call, offers, total, next } = desk;
  const { search } = useLocation();
  const { elsewhere, dropped } = tickedElsewhere(ticked, offers);
  const path = deskPath(call.id);
  const waiting = offers.filter(({ state }) => state === "sent").length;
  const form = useRef<HTMLFormElement>(null);
  // What was ticked before this script ran.
  useEffect(() => writeTicksToAddress(form.current, call.id), [call.id]);
  return (
    <>
      <Form ref={form} onKeyDown={actByKey} action={path} onChange={() => writeTicksToAddress(form.current, call.id)}>
        {total > 1 && <DeskFilters query={query} />}
        {elsewhere.map((id) => (
          <input key={id} type="hidden" name={tickedName} value={id} />
        ))}
        {offers.length > 0 ? (
          <OfferTable
            offers={offers}
            chosen={query.columns}
            ticked={ticked}
            contacts={contacts}
            showWorks={showWorks}
          />
        ) : (
          <p className="border-y border-line py-6">
            Mit diesem Stand gibt es hier kein Angebot. <TextLink to={path}>Alle anzeigen</TextLink>
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
        {offers.some(({ state }) => isOpen(state)) && (
          <p className="mt-2 max-w-text text-sm text-soft max-lg:hidden print:hidden">{keysText}</p>
        )}
        <ul className="mt-3 flex flex-wrap gap-x-7 gap-y-2">
          <li>
            <TextLink to={`${path}/vergleich`} alone>
              Vergleich drucken
            </TextLink>
          </li>
          <li>
            <TextLink to={csvPath(call.id)} reloadDocument alone>
              Tabelle herunterladen
            </TextLink>
          </li>
        </ul>
        {(elsewhere.length > 0 || offers.some(({ state }) => isOpen(state))) && (
          <ActionBar className="mt-7 max-lg:static">
            <Button variant="secondary" formAction={`${path}/absagen`}>
              Angekreuzten absagen …
            </Button>
            {waiting > 1 && (
              <Button variant="quiet" name={allName} value="ja" formAction={`${path}/absagen`}>
                Allen offenen absagen …
              </Button>
            )}
            {elsewhere.length > 0 && <p className="text-note text-soft">{elsewhereText(elsewhere.length, dropped)}</p>}
          </ActionBar>
        )}
      </Form>
      <DeskActs callId={call.id} search={search} />
    </>
  );
}

const keysText =
  "Mit der Tastatur, wenn der Fokus in einer Zeile steht: Pfeil nach unten und oben für das nächste und vorige Angebot, A für Auswählen, E für die engere Wahl, S für Absagen, X zum Ankreuzen.";

/** Keys work only while the focus is in the row of an offer, so that dictated or typed words trigger nothing. */
function actByKey(event: KeyboardEvent) {
  const row = (event.target as Element).closest("tr");
  if (!row || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
  const next = { ArrowDown: row.nextElementSibling, ArrowUp: row.previousElementSibling }[event.key];
  const control =
    /^[aesx]$/i.test(event.key) && row.querySelector<HTMLElement>(`[data-key=${event.key.toLowerCase()}]`);
  if (!next && !control) return;
  event.preventDefault();
  if (control) control.click();
  else next?.querySelector<HTMLElement>("th a")?.focus();
}

/** Writes the ticks into the address, so that they are still there after going back from an offer. */
function writeTicksToAddress(form: HTMLFormElement | null, callId: number) {
  if (!form) return;
  const ticked = new FormData(form).getAll(tickedName).map(String);
  const { pathname, search, hash } = window.location;
  const next = searchWith(search, ticked);
  rememberDesk(callId, next);
  if (next !== search) window.history.replaceState(window.history.state, "", `${pathname}${next}${hash}`);
}

function elsewhereText(count: number, dropped: number): string {
  if (dropped > 0) {
    const more = dropped === 1 ? "Eines ist" : `${dropped} sind`;
    return `${count} davon stehen auf anderen Seiten, mehr bleiben nicht angekreuzt. ${more} es nicht mehr: Bitte sagen Sie erst diesen ab.`;
  }
  return count === 1 ? "Eines davon steht auf einer anderen Seite." : `${count} davon stehen auf anderen Seiten.`;
}
