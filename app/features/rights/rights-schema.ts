import * as z from "zod/mini";
import type { UsageRights } from "~/db/schema";
import { fairRights, keysOf, rightsAreas, rightsKinds, rightsTerms, rightsUses } from "./rights";

const unknownChoice = "Bitte wählen Sie einen der Vorschläge";

const answers = ["ja", "nein"] as const;
const toAnswer = (is: boolean) => (is ? "ja" : "nein");

/** The fields for rights, in the forms of a call and of an offer. Without a use, nothing is said about rights. */
export const rightsFields = {
  rightsUses: z.array(z.enum(keysOf(rightsUses), unknownChoice)),
  rightsKind: z._default(z.enum(keysOf(rightsKinds), unknownChoice), fairRights.kind),
  rightsArea: z._default(z.enum(keysOf(rightsAreas), unknownChoice), fairRights.area),
  rightsTerm: z._default(z.enum(keysOf(rightsTerms), unknownChoice), fairRights.term),
  rightsSources: z._default(z.enum(answers, unknownChoice), toAnswer(fairRights.sources)),
  rightsCredit: z._default(z.enum(answers, unknownChoice), toAnswer(fairRights.credit)),
};

export type RightsField = keyof typeof rightsFields;
export type TypedRights = { [Name in RightsField]: z.infer<(typeof rightsFields)[Name]> };

export const isRightsField = (name: string): name is RightsField => Object.hasOwn(rightsFields, name);

/** Converts typed values to the stored one. 'Alles' covers every other use. */
export function rightsOf(typed: TypedRights): UsageRights | null {
  if (typed.rightsUses.length === 0) return null;
  return {
    uses: typed.rightsUses.includes("alles")
      ? ["alles"]
      : keysOf(rightsUses).filter((use) => typed.rightsUses.includes(use)),
    area: typed.rightsArea,
    term: typed.rightsTerm,
    kind: typed.rightsKind,
    sources: typed.rightsSources === "ja",
    credit: typed.rightsCredit === "ja",
  };
}

/** Converts a stored value back to typed ones. */
export function typedRights(rights: UsageRights | null | undefined): TypedRights {
  const { area, term, kind, sources, credit } = rights ?? fairRights;
  return {
    rightsUses: [...(rights?.uses ?? [])],
    ...{ rightsKind: kind, rightsArea: area, rightsTerm: term },
    rightsSources: toAnswer(sources),
    rightsCredit: toAnswer(credit),
  };
}
