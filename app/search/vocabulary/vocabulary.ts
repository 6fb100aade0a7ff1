import { architectureAndInterior } from "./architecture-and-interior";
import { art } from "./art";
import { businesses } from "./businesses";
import { coaching } from "./coaching";
import { composing } from "./composing";
import type { Concept } from "./concept";
import { courses } from "./courses";
import { craft } from "./craft";
import { education } from "./education";
import { events } from "./events";
import { exhibition } from "./exhibition";
import { fashion } from "./fashion";
import { film } from "./film";
import { filmMaking } from "./film-making";
import { filmProducing } from "./film-producing";
import { graphicDesign } from "./graphic-design";
import { illustration } from "./illustration";
import { languageAndLiterature } from "./language-and-literature";
import { letteringAndCharts } from "./lettering-and-charts";
import { lightAndShops } from "./light-and-shops";
import { marketing } from "./marketing";
import { music } from "./music";
import { onlineMarketing } from "./online-marketing";
import { photography } from "./photography";
import { photographyOfPeople } from "./photography-of-people";
import { photographyOfThings } from "./photography-of-things";
import { printAndSigns } from "./print-and-signs";
import { printedMatter } from "./printed-matter";
import { product } from "./product";
import { smallCrafts } from "./small-crafts";
import { socialMedia } from "./social-media";
import { softwareAndGames } from "./software-and-games";
import { sound } from "./sound";
import { stage } from "./stage";
import { stationery } from "./stationery";
import { subjects } from "./subjects";
import { text } from "./text";
import { textile } from "./textile";
import { web } from "./web";
import { woodAndFurniture } from "./wood-and-furniture";

export const concepts: readonly Concept[] = [
  ...photography,
  ...photographyOfPeople,
  ...photographyOfThings,
  ...film,
  ...filmMaking,
  ...filmProducing,
  ...graphicDesign,
  ...letteringAndCharts,
  ...printedMatter,
  ...stationery,
  ...printAndSigns,
  ...web,
  ...softwareAndGames,
  ...text,
  ...languageAndLiterature,
  ...illustration,
  ...music,
  ...composing,
  ...sound,
  ...stage,
  ...events,
  ...fashion,
  ...textile,
  ...craft,
  ...smallCrafts,
  ...woodAndFurniture,
  ...product,
  ...architectureAndInterior,
  ...lightAndShops,
  ...exhibition,
  ...marketing,
  ...socialMedia,
  ...onlineMarketing,
  ...education,
  ...courses,
  ...coaching,
  ...art,
];

const byId = new Map([...concepts, ...businesses, ...subjects].map((concept) => [concept.id, concept]));

const businessIds = new Set(businesses.map(({ id }) => id));

export const isBusiness = (id: string): boolean => businessIds.has(id);

export const findConcept = (id: string): Concept | null => byId.get(id) ?? null;

/**
 * People who do one thing in such a field do not do the others: a graphic designer with a job for a museum does not
 * build one.
 */
const unlike = new Set(["gestaltung", "kunst", "kunsthandwerk", "workshop", "marketing"]);

export const isOfUnlike = (id: string): boolean => unlike.has(id);

const widerOf = new Map<string, readonly string[]>();

/** Every concept that includes this one, the nearest first. */
export function widerConcepts(id: string): readonly string[] {
  const known = widerOf.get(id);
  if (known) return known;
  const wider = new Set<string>();
  let level: readonly string[] = byId.get(id)?.wider ?? [];
  while (level.length > 0) {
    for (const each of level) wider.add(each);
    level = level.flatMap((each) => byId.get(each)?.wider ?? []).filter((each) => !wider.has(each));
  }
  const list = [...wider];
  if (byId.has(id)) widerOf.set(id, list);
  return list;
}

/** These concepts and all that include them: what somebody who offers these is found by. */
export const withWider = (ids: Iterable<string>): string[] => [
  ...new Set([...ids].flatMap((id) => [id, ...widerConcepts(id)])),
];

export const includes = (wider: string, narrower: string): boolean => widerConcepts(narrower).includes(wider);

/** Whether this is one of these crafts, or a narrower one. */
export const isWithin = (id: string | null, crafts: ReadonlySet<string>): boolean =>
  id !== null && withWider([id]).some((each) => crafts.has(each));

/** Concepts that are near these but not asked for: first what includes them, then what they name as related. */
export function nearConcepts(ids: readonly string[]): string[] {
  const near = [
    ...ids.flatMap((id) => widerConcepts(id)).filter((id) => !byId.get(id)?.isField),
    ...ids.flatMap((id) => byId.get(id)?.related ?? []),
  ];
  return [...new Set(near)].filter((id) => !ids.includes(id));
}
