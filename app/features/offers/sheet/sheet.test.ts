import { expect, it } from "vitest";
import type { OrderProgress } from "~/features/offers/order/order";
import { noTerms } from "~/features/offers/terms";
import { fairRights } from "~/features/rights/rights";
import { contactCard } from "./contact-card";
import { type Order, orderNumber, sheetExplanation, sheetNumber, sheetParts } from "./sheet";

const party = {
  ...{ name: "Studio Berg", userType: "unternehmen" as const, person: "Eva Berg", email: "office@berg.example" },
  ...{ phone: "+43 5572 1", location: "Egg; Nr. 7", website: "https://berg.example", websiteText: "berg.example" },
  ...{ vatNumber: "ATU12345678", emailText: "office@berg.example" },
};

const progress: OrderProgress = {
  ...{ state: "running", deliveredAt: null, acceptedAt: null, acceptedBy: null },
  ...{ cancelledAt: null, cancelledBy: null, cancelReason: null, missing: null, agreed: [], proposal: null },
};

const order: Order = {
  offer: {
    id: "5f0c9f9e-3f3c-4e0e-9d7e-0a8a1f6f2f11",
    title: "Etiketten",
    version: 2,
    writtenAt: "2026-11-20T08:00:00.000Z",
    message: "Das mache ich gern.",
    works: [{ id: 1, title: "Saison" }],
    terms: {
      ...{ ...noTerms, priceKind: "tag", priceCents: 64_000, priceQuantity: 5, priceTax: "netto" },
      rights: { ...fairRights, uses: ["print"] },
    },
  },
  parties: {
    company: { ...party, files: ["Briefing.pdf", "Logo.png"] },
    sender: { ...party, name: "Anna Fink", userType: "kreative", person: null },
  },
  selectedAt: "2026-11-24T09:30:00.000Z",
  confirmedAt: "2026-11-25T23:30:00.000Z",
  progress,
};
const call = [
  { label: "Lieferumfang", entries: ["Druckdaten", "Muster"] },
  { label: "Nutzungsrechte", entries: ["exklusive Nutzung"] },
];

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const lines = (of: Order) =>
  sheetParts(of, call).flatMap(({ title, facts, text = "" }) =>
    [title, ...facts.map(({ label, entries }) => `${label}: ${entries.join(" + ")}`), text].filter(Boolean).map(plain),
  );

it("says who, what, at what price, with which rights, and when both have acted [ORDER-02]", () => {
  const said = lines(order);
  for (const line of [
    "Ansprechperson: Eva Berg",
    "Name: Anna Fink",
    "Titel: Etiketten",
    "Lieferumfang: Druckdaten + Muster",
    "Unterlagen: Briefing.pdf + Logo.png",
    "Fassung: 2, geschrieben am 20. November 2026 um 09:00",
    "Preis: 640 € pro Tag, etwa 5 Tage",
    "Zusammen: 3.200 €",
    "Umsatzsteuer: netto zzgl. 20 % USt: 640 €",
    "Mit 20 % USt: 3.840 €",
    "Nutzungsrechte: einfache Nutzung, Print, Österreich, 3 Jahre",
    "Arbeiten: „Saison“",
    "UID-Nummer: ATU12345678",
    "Das mache ich gern.",
    "Ausgewählt: am 24. November 2026 um 10:30 von Studio Berg",
    "Bestätigt: am 26. November 2026 um 00:30 von Anna Fink",
  ])
    expect(said).toContain(line);
  expect(said.filter((line) => line.startsWith("Nutzungsrechte"))).toHaveLength(1);
  expect(sheetExplanation).toContain("Einen Vertrag schließen sie nur miteinander");
  const free = { ...order, offer: { ...order.offer, terms: { ...order.offer.terms, priceTax: "keine" as const } } };
  expect(lines(free).join()).not.toContain("Mit 20 %");
});

it("has a number from its day in Vienna and its random id [ORDER-01]", () => {
  expect(orderNumber(order)).toBe("20261126-5F0C9F9E");
});

it("calls a side that is gone a deleted account [ORDER-04]", () => {
  expect(lines({ ...order, parties: { sender: order.parties.sender } }).join()).toContain("von Gelöschtes Konto");
  expect(lines({ ...order, parties: { sender: order.parties.sender } }).join()).not.toContain("Briefing.pdf");
});

it("makes a card for contacts, in which no text adds a line [ORDER-05]", () => {
  expect(contactCard(party).split("\r\n")).toEqual([
    ...["BEGIN:VCARD", "VERSION:3.0", "FN:Eva Berg", "N:Eva Berg;;;;", "ORG:Studio Berg", "EMAIL:office@berg.example"],
    ...["TEL:+43 5572 1", "ADR:;;;Egg\\; Nr. 7;;;", "URL:https://berg.example"],
    ...["NOTE:UID-Nummer: ATU12345678", "END:VCARD", ""],
  ]);
  const hostile = contactCard({
    ...party,
    name: "Öl\r\nTEL:1\rTEL:2",
    person: null,
    website: "javascript:alert(1)",
    phone: null,
  });
  expect(hostile).toContain("FN:Öl\\nTEL:1\\nTEL:2\r\n");
  expect(hostile).not.toMatch(/^(TEL|URL)/m);
  const long = contactCard({ ...party, location: "ö".repeat(120) });
  expect(long.split("\r\n").every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
});

it("adds each version that both have agreed on, with both acts, and what became of the order [ORDER-10, ORDER-12]", () => {
  const changed: Order = {
    ...order,
    progress: {
      ...progress,
      state: "accepted",
      deliveredAt: "2026-12-10T09:00:00.000Z",
      acceptedAt: "2026-12-31T07:00:00.000Z",
      acceptedBy: "site",
      agreed: [
        {
          ...{
            id: 1,
            proposedBy: "sender",
            proposedAt: "2026-11-26T09:00:00.000Z",
            agreedAt: "2026-11-27T09:00:00.000Z",
          },
          ...{ draftOn: "2026-12-01", correctionOn: null, deliveryOn: "2026-12-10" },
          ...{ totalCents: 350_000, words: "Dazu ein Banner." },
        },
      ],
    },
  };
  const said = lines(changed);
  for (const line of [
    "Fassung 2",
    "Entwurf: 1. Dezember 2026",
    "Lieferung: 10. Dezember 2026",
    "Preis zusammen: 3.500 €",
    "Vorgeschlagen: am 26. November 2026 um 10:00 von Anna Fink",
    "Zugestimmt: am 27. November 2026 um 10:00 von Studio Berg",
    "Dazu ein Banner.",
    "Geliefert: am 10. Dezember 2026 um 10:00 von Anna Fink",
    "Angenommen: am 31. Dezember 2026 um 08:00 von der Plattform, ohne Antwort",
  ])
    expect(said).toContain(line);
  expect(sheetNumber(changed)).toBe("20261126-5F0C9F9E, Fassung 2");
  expect(sheetNumber(order)).toBe("20261126-5F0C9F9E, Fassung 1");
});
