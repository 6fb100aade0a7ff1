/**
 * What public pages show. Triggers note in the transaction of each write which of these it has changed: see
 * `note_change` in the migration of the table `changes`. A like changes `likes`, any other part of a profile `profiles`.
 */
const nouns = [
  "profiles",
  "likes",
  "calls",
  "posts",
  "works",
  "credits",
  "collaborations",
  "articles",
  "reports",
] as const;

/** `profile:ID` stands for all that the page of one person shows. */
export type Topic = (typeof nouns)[number] | `profile:${string}`;

export const ofPerson = (id: string): Topic => `profile:${id}`;

/** A note that is not a topic, such as 'everything' or one of a newer version, may concern any page. */
export const isTopic = (text: string): text is Topic =>
  text.startsWith("profile:") || nouns.some((noun) => noun === text);

/**
 * Pages of text for everybody: also before agreeing to new terms, in the sitemap, and nowhere to come back to after
 * signing in.
 */
export const textPages = ["/agb", "/datenschutz", "/impressum", "/transparenz", "/reihung"];

/** A page that names people says which ones while it is rendered. */
type Shown = (Topic | "people")[];

const nothing: Topic[] = [];
/** The pictures on the cards of profiles are those of works and posts. */
export const cards: Topic[] = ["profiles", "likes", "works", "posts"];

const facade = /^\/fassade\/[^/]+\.svg$/;

/** Whether the response at an address depends on the address alone, so that it is the same for everyone. */
export const isGeneratedImage = (pathname: string): boolean => facade.test(pathname);

/**
 * What the pages of each address show. A page that is not listed here, or that names no people where it should, is never
 * cached, so no write can make it outdated.
 */
const shownAt: [address: RegExp, shown: Shown][] = [
  [/^\/$/, [...cards, "calls"]],
  [/^\/kreative$/, cards],
  // No craft is named 'like' or 'arbeiten', which belong to the profiles of people named 'Handwerk' or 'Ort'.
  [/^\/kreative\/(handwerk|ort)\/(?!like$|arbeiten\/)[^/]+(\/[^/]+)?$/, cards],
  [/^\/(kreative|unternehmen)\/[^/]+$/, ["people"]],
  [/^\/kreative\/[^/]+\/arbeiten\/[^/]+$/, ["people", "credits"]],
  [/^\/kreative\.(atom|json)$/, ["profiles", "works"]],
  [/^\/einbetten\/kreative$/, cards],
  [/^\/arbeiten(\.atom|\.json)?$/, ["works", "profiles"]],
  [/^\/suche(\.atom|\.json)?$/, [...cards, "articles"]],
  [/^\/feed(\.atom|\.json)?$/, ["posts", "profiles", "articles"]],
  [/^\/blog(\.atom|\.json|\/[^/]+)?$/, ["articles"]],
  [/^\/transparenz$/, ["reports"]],
  // Visitors see no calls there.
  [/^\/ausschreibungen$/, nothing],
  [new RegExp(`^(${textPages.join("|")})$`), nothing],
  [/^\/auth$/, nothing],
  [/^\/sitemap(\.xml|\/\d+\.xml)$/, ["profiles", "works", "articles"]],
  [/^\/bild\/seite\.png$/, nothing],
  [facade, nothing],
  [/^\/bild\/(kreative|unternehmen|arbeiten)\/[^/]+\.png$/, ["people"]],
  // An article may show a picture of somebody's profile, work or post, while that is public.
  [/^\/bild\/blog\/[^/]+\.png$/, ["articles", "profiles", "works", "posts"]],
];

export const cachedAddresses = shownAt.map(([address]) => address);

/** What the page at this address shows; null for one that is not cached. */
export function topicsOf(pathname: string, people: string[] = [], more: Topic[] = []): Topic[] | null {
  const [, shown = null] = shownAt.find(([address]) => address.test(pathname)) ?? [];
  if (!shown || (shown.includes("people") && people.length === 0)) return null;
  return [...shown.filter((topic) => topic !== "people"), ...people.map(ofPerson), ...more];
}
