import { joined } from "~/text/joined";
import { isOfLetters } from "./groups";
import { tokensOf } from "./language/tokens";
import { lexeme, saysSomething, stemOf } from "./lexemes";
import { askedConcepts } from "./plan";
import { recognise } from "./recognise";
import type { Tier } from "./tiers";
import type { Understood } from "./understand";
import { findConcept, withWider } from "./vocabulary/vocabulary";

/** What a search looked for in a document, to explain why it was found. */
export function askedLexemes(understood: Understood): string[] {
  const { akin } = askedConcepts(understood);
  return [...akin.map(lexeme.offered), ...akin.map(lexeme.told)];
}

const maxLetters = 1000;

export interface Reasoned {
  /** Which of the asked lexemes its document has. */
  has: readonly string[];
  /** The texts that the result shows anyway, and the place. */
  said: readonly (string | null)[];
  place?: string | null;
  /** Where it shows or mentions what was asked, such as a work of a person. */
  shownIn?: string | null;
  /** What it is found by as well and does not show: 'für Gasthaus Krone'. */
  facts?: readonly string[];
  /** The name of its long text, such as 'in „Über uns“'. */
  inText: string;
}

/** Why something was found, in one line, if what is shown of it does not say it. */
export function reasonOf(understood: Understood, tier: Tier, distance: number, row: Reasoned): string | null {
  const { has, said, place, shownIn, inText, facts = [] } = row;
  const { asked, akin } = askedConcepts(understood);
  const kilometres = tier.around[distance]?.kilometres;
  const away = kilometres === undefined ? null : `${Math.max(1, Math.round(kilometres))}\u00a0km entfernt`;
  const fact = isWritten(said, understood.text) ? null : factWith(facts, understood.text);
  if (isOfLetters(tier.kind)) return fact;
  if (tier.kind === "mentioned")
    return shownIn ?? fact ?? (isWritten(said, understood.text) ? null : `erwähnt ${inText}`);
  if (tier.kind === "related" || tier.kind === "broader" || tier.kind === "part") {
    const near = akin.find((id) => has.includes(lexeme.offered(id)));
    if (near) return tier.kind === "related" ? `ähnlich: ${nameOf(near)}` : nameOf(near);
  }
  const offered = offeredOf(has, asked);
  if (offered) return isSaid(said, offered) ? away : joined(nameOf(offered), away ?? place);
  const told = asked.find((id) => has.includes(lexeme.told(id)));
  const isShown = told && isSaid(said, told);
  return joined(shownIn ?? (told && !isShown ? `${nameOf(told)} ${inText}` : null), away) || null;
}

export const offeredOf = (has: readonly string[], asked: readonly string[]): string | undefined =>
  asked.find((id) => has.includes(lexeme.offered(id)));

const stemsOf = (text: string) => tokensOf(text, maxLetters).filter(saysSomething).map(stemOf);

const isWritten = (texts: Reasoned["said"], typed: string) => {
  const stems = new Set(stemsOf(texts.filter(Boolean).join(" ")));
  return stemsOf(typed).every((stem) => stems.has(stem));
};

/** The first fact that has one of the typed words. */
const factWith = (facts: readonly string[], typed: string) => {
  const stems = stemsOf(typed);
  return facts.find((fact) => stemsOf(fact).some((word) => stems.some((stem) => word.startsWith(stem)))) ?? null;
};

const nameOf = (id: string) => findConcept(id)?.name ?? id;

const isSaid = (texts: Reasoned["said"], concept: string) =>
  (["entry", "firm"] as const).some((kind) =>
    texts.some((text) => withWider(recognise(text ?? "", kind)).includes(concept)),
  );
