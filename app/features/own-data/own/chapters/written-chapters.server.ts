import { eq, getTableColumns, or } from "drizzle-orm";
import { db } from "~/db/client.server";
import { offers, offerVersions, orderVersions } from "~/db/schema";
import { visibleProfiles } from "~/visible/profiles.server";
import { chapter } from "../chapter";
import { offerStates, rightsNames } from "../words";

// An order stores the contact data of both sides. The person's own data are in other chapters, and no chapter has an
// address of the other side. The reason for ending an order, and what was missing, are among the messages.
const { parties: _4, cancelReason: _5, missingWords: _6, ...offer } = getTableColumns(offers);
const { note: _, seenAt: _1, shortlisted: _2, companyId: _3, ...sentOffer } = offer;

const versionNames = {
  version: "Fassung",
  message: "Text",
  priceKind: [
    "Art des Preises",
    {
      pauschal: "pauschal",
      positionen: "in Positionen",
      tag: "pro Tag",
      stunde: "pro Stunde",
      vereinbarung: "nach Vereinbarung",
    },
  ],
  positions: ["Positionen", { text: "Text", quantity: "Menge", unit: "Einheit", unitCents: "Einzelpreis in Cent" }],
  priceCents: "Preis in Cent",
  priceQuantity: "Geschätzte Tage oder Stunden",
  priceTax: [
    "Umsatzsteuer",
    { netto: "netto zzgl. 20 % USt", netto13: "netto zzgl. 13 % USt", keine: "keine USt (Kleinunternehmer)" },
  ],
  rights: rightsNames,
  included: ["Im Preis enthalten", { korrekturen: "Korrekturen", spesen: "Spesen" }],
  earliestStart: "Frühester Beginn",
  duration: "Dauer",
  works: ["Gezeigte Arbeiten", { id: "Nummer", title: "Titel" }],
  answeredCall: [
    "Die Ausschreibung, wie sie damals war",
    {
      title: "Titel",
      description: "Beschreibung",
      budget: "Budget",
      deadline: "Frist",
      requirements: "Anforderungen",
      deliverables: "Ergebnisse",
      rights: rightsNames,
    },
  ],
  isUpheld: "Nach einer Änderung der Ausschreibung aufrechterhalten",
  writtenAt: "Geschrieben am",
} as const;

const sideNames = { sender: "anbietende Seite", company: "ausschreibende Seite" };

const offerNames = {
  id: "Kennung des Angebots",
  conversationId: "Kennung der Unterhaltung",
  ausschreibungId: "Nummer der Ausschreibung",
  callTitle: "Ausschreibung",
  state: ["Zustand", offerStates],
  stateSince: "Zustand seit",
  stateBy: ["Zustand durch", { sender: "anbietende Seite", company: "ausschreibende Seite", site: "automatisch" }],
  ...versionNames,
  totalCents: "Preis im Ganzen in Cent",
  selectedAt: "Ausgewählt am",
  deliveredAt: "Geliefert am",
  acceptedAt: "Angenommen am",
  acceptedBy: [
    "Angenommen durch",
    { company: "ausschreibende Seite", site: "automatisch", gone: "Löschung des Kontos" },
  ],
  cancelledAt: "Abgebrochen am",
  cancelledBy: ["Abgebrochen durch", { ...sideNames, gone: "Löschung des Kontos" }],
  askedAgainAt: "Noch einmal gefragt am",
  remindedOf: "Erinnert an Termine am",
  createdAt: "Gesendet am",
} as const;

/** What the person wrote to others. */
export const sentChapters = (id: string) => [
  chapter("angebote_gesendet", "Angebote von Ihnen", db.select(sentOffer).from(offers).where(eq(offers.senderId, id)), {
    ...offerNames,
    senderId: "Kennung des Kontos",
  }),
  chapter(
    "angebote_frueher",
    "Frühere Fassungen Ihrer Angebote",
    db
      .select(getTableColumns(offerVersions))
      .from(offerVersions)
      .innerJoin(offers, eq(offers.id, offerVersions.offerId))
      .where(eq(offers.senderId, id)),
    { id: "Nummer", offerId: "Kennung des Angebots", ...versionNames },
  ),
];

/** What the two sides of the person's orders have agreed on, or proposed. */
export const orderChapter = (id: string) =>
  chapter(
    "auftraege",
    "Vereinbart zu Ihren Aufträgen",
    db
      .select({ callTitle: offers.callTitle, ...getTableColumns(orderVersions) })
      .from(orderVersions)
      .innerJoin(offers, eq(offers.id, orderVersions.offerId))
      .where(or(eq(offers.senderId, id), eq(offers.companyId, id)))
      .orderBy(orderVersions.id),
    {
      callTitle: "Ausschreibung",
      id: "Nummer",
      offerId: "Kennung des Angebots",
      proposedBy: ["Vorgeschlagen durch", sideNames],
      proposedAt: "Vorgeschlagen am",
      draftOn: "Entwurf am",
      correctionOn: "Korrektur am",
      deliveryOn: "Lieferung am",
      totalCents: "Preis zusammen in Cent",
      words: "Was sich ändert",
      agreedAt: "Zugestimmt am",
    },
  );

/** Offers to the person, with the person's notes about them. They are confidential: no superadmin reads them. */
export const receivedOffers = (id: string) =>
  chapter(
    "angebote_erhalten",
    "Angebote an Sie",
    db
      .select({ ...offer, senderId: visibleProfiles.name })
      .from(offers)
      .leftJoin(visibleProfiles, eq(visibleProfiles.id, offers.senderId))
      .where(eq(offers.companyId, id)),
    {
      ...offerNames,
      senderId: "Von",
      companyId: "Kennung des Kontos",
      seenAt: "Gelesen am",
      shortlisted: "In der engeren Wahl",
      note: "Ihre Notiz",
      createdAt: "Erhalten am",
    },
  );
