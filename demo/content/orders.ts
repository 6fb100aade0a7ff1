import type { Offer, Order } from "./types";

const stand = "Messestand für die Herbstmesse, 6 mal 4 Meter";

/** What became of confirmed offers: one order in each state, and one with a proposal that waits for an answer. */
export const orders: readonly Order[] = [
  {
    call: stand,
    sender: "paul",
    versions: [
      { by: "sender", daysAgo: 68, draftInDays: -60, correctionInDays: -50, deliveryInDays: -38, isAgreed: true },
    ],
    deliveredDaysAgo: 39,
    acceptedDaysAgo: 36,
    said: [
      {
        by: "company",
        sentence: "Hat unseren Stand leichter gemacht, als wir ihn bestellt haben, und war nach drei Stunden fertig.",
        answer: "Weil vier Leute mitgetragen haben, ohne dass ich fragen musste.",
        state: "shown",
        daysAgo: 34,
      },
      {
        by: "sender",
        sentence: "Entscheidet am selben Tag, zahlt in derselben Woche und stellt in der Halle Kaffee hin.",
        state: "shown",
        daysAgo: 35,
      },
    ],
  },
  {
    call: stand,
    sender: "emre",
    versions: [{ by: "company", daysAgo: 30, draftInDays: -12, deliveryInDays: -2, isAgreed: true }],
    deliveredDaysAgo: 3,
  },
  {
    call: stand,
    sender: "anna",
    versions: [
      { by: "sender", daysAgo: 20, draftInDays: -6, correctionInDays: 4, deliveryInDays: 12, isAgreed: true },
      {
        by: "company",
        daysAgo: 1,
        draftInDays: -6,
        correctionInDays: 7,
        deliveryInDays: 18,
        priceEuros: 1900,
        words: "Die dritte Wand ist ein Regal geworden. Bitte zeichnen Sie dafür die Tür zum Besprechungsraum.",
      },
    ],
  },
  {
    call: "Herbstbilder aus Küche und Keller",
    sender: "elif",
    versions: [{ by: "sender", daysAgo: 15, draftInDays: 5, deliveryInDays: 14, isAgreed: true }],
  },
  {
    call: "Fotos beim Sommerfest, Gage verhandelbar",
    sender: "kilian",
    versions: [],
    cancelled: {
      by: "sender",
      daysAgo: 93,
      reason: "Ich liege mit Gips im Bett und kann bis Oktober keine Kamera halten. Es tut mir sehr leid.",
    },
  },
];

/** An order that ended with the account of its sender, while others can be asked again. */
export const goneOrder = {
  person: { name: "Jonas Amann", slug: "jonas-amann", email: "jonas.amann@kreativlaendle.example" },
  offer: {
    call: "Fotos von zwölf Stühlen und vier Tischen",
    sender: "jonas",
    message: "Ich bringe ein Fenster mit.",
    priceKind: "pauschal",
    priceEuros: 1750,
    priceTax: "keine",
    rights: {},
    included: [],
    state: "confirmed",
    isSeen: true,
    hoursAgo: 96,
  } satisfies Offer,
};

/** What the demo's creative has begun to write for a call. */
export const draft = {
  call: "Leitsystem für unsere neue Werkhalle",
  sender: "anna",
  values: {
    message: "Pfeile kann jeder. Ich zeichne Ihnen lieber sechs Tiere, denen man folgen will, und im Lackraum",
    priceKind: "pauschal",
    priceAmount: "2.400",
  },
};
