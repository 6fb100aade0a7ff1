import { and, eq, inArray, sql } from "drizzle-orm";
import type { Connection } from "~/db/client.server";
import { ausschreibungen, blogPosts, profiles, workPictures, works } from "~/db/schema";
import { craftsOf, documentOf, type Part, placeMarks, type SearchDocument } from "~/search/document";
import { lexeme } from "~/search/lexemes";
import { ownConceptsIn } from "~/search/reading/own-words";
import { recognise } from "~/search/recognise";
import { wordsOfChoice } from "~/search/vocabulary/choices";
import { isBusiness, withWider } from "~/search/vocabulary/vocabulary";

/** The searched parts of each kind, and how much each part counts. A new part is one line here. */

type Made<Id> = { id: Id; document: SearchDocument };

const all = (as: Part["as"], texts: readonly (string | null)[]): Part[] => texts.map((text) => ({ as, text }));

/** The columns of a work that are searched. */
const searchedOfWork = {
  title: "example",
  client: "words",
  contribution: "example",
  skills: "example",
  content: "text",
} as const satisfies Partial<Record<keyof typeof works.$inferSelect, Part["as"]>>;

export type SearchedOfWork = keyof typeof searchedOfWork;

const partsOfWork = (work: Pick<typeof works.$inferSelect, SearchedOfWork>): Part[] =>
  (Object.keys(searchedOfWork) as SearchedOfWork[]).flatMap((column) =>
    all(searchedOfWork[column], [work[column]].flat()),
  );

const maxWorks = 60;

/** The columns of a person that are searched. */
const searchedOfPerson = {
  name: "name",
  title: "title",
  location: "place",
  skills: "offer",
  branchen: "offer",
  portfolioHighlights: "offer",
  bio: "text",
} as const satisfies Partial<Record<keyof typeof profiles.$inferSelect, Part["as"]>>;

export type SearchedOfPerson = keyof typeof searchedOfPerson;

const columns = Object.keys(searchedOfPerson) as SearchedOfPerson[];

/** The name of a company says what it does: 'Tischlerei Felder'. */
const ofFirm: readonly SearchedOfPerson[] = ["name", "title", "branchen"];

const partsOfPerson = (person: Pick<typeof profiles.$inferSelect, SearchedOfPerson | "userType">): Part[] =>
  columns.flatMap((column) => {
    const isOfFirm = person.userType === "unternehmen" && ofFirm.includes(column);
    if (column === "title" && !isOfFirm) return partsOfTitle(person.title);
    return all(isOfFirm ? "firm" : searchedOfPerson[column], [person[column]].flat());
  });

/** A person is also found by their public works. Each search checks whether the person is public. */
export async function documentsOfProfiles(on: Connection, ids: readonly string[]): Promise<Made<string>[]> {
  const people = await on
    .select()
    .from(profiles)
    .where(inArray(profiles.id, [...ids]));
  const shown = await on
    .select()
    .from(works)
    .where(and(inArray(works.userId, [...ids]), eq(works.published, true), eq(works.hidden, false)))
    .orderBy(works.position, works.id);
  return people.map((person) => {
    const own = shown.filter(({ userId }) => userId === person.id).slice(0, maxWorks);
    const parts: Part[] = [...partsOfPerson(person), ...own.flatMap(partsOfWork)];
    const marks = [...person.skills.map(lexeme.skill), lexeme.name(person.name)];
    return { id: person.id, document: documentOf(parts, marks) };
  });
}

const picturesOfWork = sql<string | null>`(
  select string_agg(concat_ws(' ', ${workPictures.alt}, ${workPictures.caption}), ' ' order by ${workPictures.position}, ${workPictures.id})
  from ${workPictures} where ${workPictures.workId} = ${works.id})`;

/**
 * A work has the name and place of its creative, whose crafts say what its texts mean. What its pictures show is no craft:
 * a photographed vase is no pottery.
 */
export async function documentsOfWorks(on: Connection, ids: readonly number[]): Promise<Made<number>[]> {
  const rows = await on
    .select({ work: works, owner: profiles, pictures: picturesOfWork })
    .from(works)
    .innerJoin(profiles, eq(profiles.id, works.userId))
    .where(inArray(works.id, [...ids]));
  const owners = new Map(rows.map(({ owner }) => [owner.id, owner]));
  const crafts = new Map([...owners].map(([id, owner]) => [id, craftsOf(partsOfPerson(owner))]));
  const called = new Map([...owners].map(([id, { title }]) => [id, craftsOf(partsOfTitle(title))]));
  return rows.map(({ work, owner, pictures }) => {
    const [, ...others] = partsOfWork(work);
    const parts: Part[] = [...partsOfTitle(work.title), ...all("words", [owner.name, pictures]), ...others];
    const marks = [...work.skills.map(lexeme.skill), ...placeMarks(owner.location)];
    return { id: work.id, document: documentOf(parts, marks, crafts.get(owner.id), called.get(owner.id)) };
  });
}

const clause = /,\s+(?:die|der|das|den|dem|deren|dessen|wo)\s.*$/iu;

/** What something is called. What a clause behind says of it is not asked for: 'Speisekarte, die man im Kerzenlicht lesen kann'. */
const partsOfTitle = (title: string | null): Part[] => [
  { as: "title", text: title?.replace(clause, "") ?? null },
  { as: "words", text: clause.exec(title ?? "")?.[0] ?? null },
];

/** The whole category tells what the narrower one alone does not: 'Webdesign/Wartung', 'Illustration/Editorial'. */
function partsOfCategory({ category, mainCategory }: typeof ausschreibungen.$inferSelect): Part[] {
  const narrower = category.slice(mainCategory.length + 1);
  const [crafts, whole] = [recognise(narrower, "entry"), recognise(category, "entry")];
  const isTold = crafts.length > 0 && crafts.every((id) => whole.includes(id));
  return [
    { as: "title", text: isTold ? narrower : category },
    { as: "example", text: mainCategory },
  ];
}

/** Whether calls name this company; a block shows none of its calls. */
const isNamed = ({ profileStatus, statusBeforeBlock }: typeof profiles.$inferSelect) =>
  (statusBeforeBlock ?? profileStatus) !== "hidden";

/** Without the company's name, which is searched in the table. */
export async function documentsOfCalls(on: Connection, ids: readonly number[]): Promise<Made<number>[]> {
  const rows = await on
    .select({ call: ausschreibungen, company: profiles })
    .from(ausschreibungen)
    .innerJoin(profiles, eq(profiles.id, ausschreibungen.userId))
    .where(inArray(ausschreibungen.id, [...ids]));
  return rows.map(({ call, company }) => {
    const parts: Part[] = [
      ...partsOfTitle(call.title),
      ...partsOfCategory(call),
      { as: "place", text: call.location },
      ...all("words", [call.targetGroup, wordsOfChoice(call.workLocation), wordsOfChoice(call.experienceLevel)]),
      ...all("example", call.deliverables),
      ...all("brief", call.requirements),
      { as: "brief", text: call.description },
    ];
    // Whose business it is says what no creative offers: 'Schriftzug für eine Brennerei', or a hotel's menu.
    const businessesOf = (firm: typeof company) =>
      isNamed(company) ? craftsOf(partsOfPerson(firm)).filter(isBusiness) : [];
    const called = [
      ...withWider(ownConceptsIn("companies", call.title)),
      ...businessesOf({ ...company, branchen: [] }),
    ];
    const marks = [
      lexeme.category(call.mainCategory),
      lexeme.budget(call.budget),
      ...[...called, ...businessesOf(company)].map(lexeme.offered),
      ...called.map(lexeme.titled),
    ];
    return { id: call.id, document: documentOf(parts, marks) };
  });
}

export async function documentsOfArticles(on: Connection, ids: readonly number[]): Promise<Made<number>[]> {
  const rows = await on
    .select()
    .from(blogPosts)
    .where(inArray(blogPosts.id, [...ids]));
  return rows.map(({ id, title, excerpt, category, content }) => {
    const text = content.replace(/<[^>]*>/g, " ");
    const parts: Part[] = [
      { as: "title", text: title },
      { as: "summary", text: excerpt },
      { as: "example", text: category },
      { as: "text", text },
    ];
    const marks = [
      ...ownConceptsIn("articles", title).flatMap((subject) => [lexeme.offered(subject), lexeme.titled(subject)]),
      ...ownConceptsIn("articles", `${excerpt} ${text}`).map(lexeme.told),
    ];
    return { id, document: documentOf(parts, marks) };
  });
}
