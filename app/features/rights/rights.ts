import type { RightsArea, RightsKind, RightsTerm, RightsUse, UsageRights } from "~/db/schema";
import { listed } from "~/text/listed";

/** What rights can be for. The last one is all of them. */
export const rightsUses = {
  print: "Print",
  web: "Web",
  social: "Social Media",
  aussen: "Außenwerbung",
  messe: "Messe",
  alles: "Alles",
} as const satisfies Record<RightsUse, string>;

export const rightsAreas = {
  region: "Region",
  oesterreich: "Österreich",
  dach: "Österreich, Deutschland, Schweiz",
  weltweit: "Weltweit",
} as const satisfies Record<RightsArea, string>;

export const rightsTerms = {
  "1": "1 Jahr",
  "3": "3 Jahre",
  "5": "5 Jahre",
  unbefristet: "Unbefristet",
} as const satisfies Record<RightsTerm, string>;

export const rightsKinds = {
  einfach: "Einfach (Werknutzungsbewilligung)",
  exklusiv: "Exklusiv (Werknutzungsrecht)",
} as const satisfies Record<RightsKind, string>;

/** What a fair contract has here, before anybody chooses. */
export const fairRights = {
  ...{ area: "oesterreich", term: "3", kind: "einfach", sources: false, credit: true },
} as const satisfies Omit<UsageRights, "uses">;

export const keysOf = <Key extends string>(labels: Record<Key, string>) => Object.keys(labels) as Key[];

const adjectives: Record<RightsKind, string> = { einfach: "einfach", exklusiv: "exklusiv" };
const terms = {
  "1": "1\u00a0Jahr",
  "3": "3\u00a0Jahre",
  "5": "5\u00a0Jahre",
  unbefristet: "unbefristet",
} as const satisfies Record<RightsTerm, string>;
const areas: Record<RightsArea, string> = { ...rightsAreas, weltweit: "weltweit" };

/** 'einfache Nutzung, Print und Web, Österreich, 3 Jahre': the rights in one sentence, the same wherever they are shown. */
export function rightsText(rights: UsageRights | null): string | null {
  if (!rights) return null;
  const { uses, area, term, kind, sources, credit } = rights;
  return [
    `${adjectives[kind]}e Nutzung`,
    uses.includes("alles") ? "alle Zwecke" : listed(uses.map((use) => rightsUses[use])),
    areas[area],
    terms[term],
    sources && "mit offenen Dateien",
    !credit && "ohne Namensnennung",
  ]
    .filter(Boolean)
    .join(", ");
}

/** 'alles, unbefristet, exklusiv': what a card says. */
export function shortRightsText({ uses, term, kind }: UsageRights): string {
  const what = uses.includes("alles") ? "alles" : uses.map((use) => rightsUses[use]).join(", ");
  return `${what}, ${terms[term]}, ${adjectives[kind]}`;
}
