import { cutBio } from "~/features/profiles/profile";
import type { FoundKind } from "~/search/groups";
import { isAnswer } from "~/search/groups";
import { type Marked, markerOf } from "~/search/marks";
import { askedLexemes } from "~/search/reason";
import { describeUnderstanding } from "~/search/said-back";
import { understand } from "~/search/understand";
import { type CreativeRow, selectFound, toPage } from "./cards.server";
import { type DirectorySearch, directoryPath } from "./directory";
import { findCreatives } from "./find-creatives.server";
import { nearestOffers } from "./nearest-offers.server";
import { findSimilar } from "./similar-people.server";
import { suggestCrafts } from "./suggest-crafts.server";
import { whyFound } from "./why-found.server";

/** How a person on a card was found. */
export interface Found {
  kind?: FoundKind;
  /** Why, if the card does not say it. */
  why?: string;
  marks?: CardMarks;
}

/** The texts of a card in parts, of which every second one is marked. */
export interface CardMarks {
  name?: Marked;
  title?: Marked;
  location?: Marked;
  bio?: Marked;
  skills?: string[];
}

export async function searchPage(search: DirectorySearch) {
  const understood = understand(search.q);
  const { shown, next, tiers, total } = await findCreatives(search, understood);
  const { isLiteral = false } = search;
  const more = {
    understood: describeUnderstanding(understood, isLiteral, (other) =>
      directoryPath({ ...search, ...other, after: null }),
    ),
  };
  const isAnswered = shown.some(({ tier }) => isAnswer(tiers[tier]?.kind));
  const nearest = isAnswered || search.after || isLiteral ? null : await nearestOffers(search, understood);
  if (shown.length === 0 && !search.after)
    return { ...(await nearPage(search)), ...more, nearest, suggested: await suggestCrafts(understood) };

  const rows = await selectFound(
    shown.map(({ id }) => id),
    askedLexemes(understood),
  );
  const why = await whyFound(understood, tiers, shown, rows);
  const mark = markerOf(understood, search.isLiteral);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ordered = shown.flatMap(({ id, tier }) => {
    const row = byId.get(id);
    return row ? [{ ...row, tier }] : [];
  });
  const page = toPage(search, ordered, { next, total }, (row): Found => {
    const kind = tiers[row.tier]?.kind;
    return { kind, why: why.get(row.id), marks: marksOf(row, (text) => mark(text, kind)) };
  });
  return { ...page, ...more, nearest, suggested: [] };
}

function marksOf(
  { name, title, location, bio, skills }: CreativeRow,
  mark: (text: string | null) => Marked | null,
): CardMarks {
  const texts = { name, title, location, bio: bio && cutBio(bio) };
  const marked = Object.entries(texts).flatMap(([key, text]) => {
    const parts = mark(text);
    return parts ? [[key, parts] as const] : [];
  });
  const ofSkills = skills.filter((skill) => mark(skill));
  return { ...Object.fromEntries(marked), ...(ofSkills.length > 0 ? { skills: ofSkills } : {}) };
}

/** When nothing fits: people whose names, titles and places are spelled alike. */
async function nearPage(search: DirectorySearch) {
  const similar = await findSimilar(search);
  const rows = await selectFound(similar, []);
  const shown = similar.flatMap((id) => rows.find((row) => row.id === id) ?? []);
  return toPage(search, shown, { next: null, total: 0 }, (): Found => ({ kind: "similar" }));
}
