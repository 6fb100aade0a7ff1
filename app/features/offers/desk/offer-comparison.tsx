import { noContractText, partnerName } from "~/features/offers/offer";
import type { ComparedOffers, DeskOffer } from "~/features/offers/own/desk.server";
import { positionsText } from "~/features/offers/positions";
import { companyLabel } from "~/features/offers/states";
import {
  comparableText,
  includedText,
  priceText,
  startText,
  taxText,
  withSoftHyphen,
  withVatLabel,
  withVatText,
  worksText,
} from "~/features/offers/terms";
import { whoText } from "~/features/offers/who";
import { rightsText } from "~/features/rights/rights";
import { formatMoment } from "~/text/dates";
import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/use-hydrated";

interface OfferComparisonProps extends ComparedOffers {
  company: string;
  printedAt: string;
}

/**
 * A comparison to print, for companies that must document their choice: all offers with their time of arrival, and room
 * for signatures.
 */
export function OfferComparison({ call, company, offers, skipped, total, printedAt }: OfferComparisonProps) {
  const isHydrated = useHydrated();
  return (
    <article>
      <h1 className="text-4xl print:text-2xl">Vergleich und Begründung der Auswahl</h1>
      <dl className="mt-5 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 max-[20rem]:grid-cols-1 md:gap-x-6">
        <Line label="Ausschreibung">{call.title}</Line>
        <Line label="Auftraggeber">{company}</Line>
        <Line label="Angebote">
          {offers.length === total ? total : `${skipped + 1} bis ${skipped + offers.length} von ${total}`}
        </Line>
        <Line label="Stand">{formatMoment(printedAt)}</Line>
      </dl>
      <ol start={skipped + 1} className="mt-8 border-t-2 border-ink">
        {offers.map((offer, index) => (
          <Entry key={offer.id} offer={offer} number={skipped + index + 1} />
        ))}
      </ol>
      <p className="mt-5 max-w-text text-sm text-soft">
        In der Reihenfolge des Einlangens. Verglichen wird der Betrag ohne Umsatzsteuer.
        {offers.every(({ state }) => state !== "confirmed") && ` ${noContractText}`}
      </p>
      <h2 className="mt-10 mb-3 text-2xl">Begründung der Auswahl</h2>
      <div className="hidden h-48 border border-edge print:block" />
      <p className="hidden pt-16 print:block">Ort, Datum, Unterschrift: ______________________________</p>
      <p className="max-w-text text-soft print:hidden">
        Auf dem Ausdruck ist hier Platz zum Schreiben und für die Unterschrift. Notizen zu den Angeboten stehen bei den
        Angeboten.
      </p>
      {isHydrated && (
        <Button type="button" className="mt-6 print:hidden" onClick={() => window.print()}>
          Drucken
        </Button>
      )}
    </article>
  );
}

function Line({ label, children }: { label: string; children: string | number }) {
  return (
    <>
      <dt className="text-soft">{label}</dt>
      <dd className="font-semibold whitespace-pre-line wrap-anywhere">{children}</dd>
    </>
  );
}

function Entry({ offer, number }: { offer: DeskOffer; number: number }) {
  const { terms, version, isUpheld, isOutdated, note } = offer;
  const label = companyLabel(offer);
  const facts: [string, string | null][] = [
    ["Preis", terms.priceKind && priceText(terms)],
    ["Positionen", positionsText(terms)],
    ["Vergleichspreis", comparableText(terms)],
    ["Umsatzsteuer", taxText(terms)],
    [withVatLabel(terms), withVatText(terms)],
    ["Eingelangt", formatMoment(offer.createdAt)],
    ["Zuletzt geändert", version > 1 && !isUpheld ? formatMoment(offer.writtenAt) : null],
    ["Aufrechterhalten", isUpheld ? formatMoment(offer.writtenAt) : null],
    ["Antwortet auf", isOutdated ? "frühere Fassung der Ausschreibung" : null],
    ["Nutzungsrechte", rightsText(terms.rights)],
    ["Enthalten", includedText(terms)],
    ["Beginn", startText(terms)],
    ["Dauer", terms.duration],
    ["Arbeiten", worksText(offer)],
    [
      "Stand",
      offer.state === "sent"
        ? label
        : `${label} seit ${formatMoment(offer.standSince)}, ${whoText({ ...offer, stateBy: offer.standBy }, "company")}`,
    ],
    ["Notiz", note],
  ];
  return (
    <li className="border-b border-line py-4 break-inside-avoid">
      <h2 className="text-xl wrap-anywhere">
        {number}. {partnerName(offer.partner)}
      </h2>
      <dl className="mt-2 grid gap-x-6 gap-y-1 grid-cols-[8.5rem_minmax(0,1fr)] text-note max-[20rem]:grid-cols-1 md:grid-cols-[9rem_minmax(0,1fr)_9rem_minmax(0,1fr)] print:gap-x-4 print:grid-cols-[7.5rem_minmax(0,1fr)_7.5rem_minmax(0,1fr)]">
        {facts.map(
          ([label, value]) =>
            value && (
              <Line key={label} label={label}>
                {withSoftHyphen(value)}
              </Line>
            ),
        )}
      </dl>
    </li>
  );
}
