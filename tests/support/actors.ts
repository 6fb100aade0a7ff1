import { eq } from "drizzle-orm";
import type { Database } from "../../app/db/client.server";
import { profiles, roles } from "../../app/db/schema";
import { Browserless } from "./browserless";
import { createCompany, createPerson, type Person, unique } from "./people";
import { browserOf } from "./session";

/** Whoever has a role is named by it, so a new role needs answers here and in the tables of rows. */
export const actorNames = [
  "visitor",
  "unconfirmed",
  "blocked",
  "creative",
  "otherCreative",
  "company",
  "otherCompany",
  ...roles,
  "superadmin",
  "superadminCompany",
] as const;

export type ActorName = (typeof actorNames)[number];
type Who = ActorName | "signedIn" | "all";

/** The group whose answer an actor gets when a row has none for it. */
const fallbacks: Record<Who, Who | null> = {
  visitor: "all",
  unconfirmed: "visitor",
  blocked: "visitor",
  signedIn: "all",
  creative: "signedIn",
  otherCreative: "creative",
  company: "signedIn",
  otherCompany: "company",
  redaktion: "otherCreative",
  moderation: "otherCreative",
  superadmin: "signedIn",
  superadminCompany: "superadmin",
  all: null,
};

export type Answers<Answer> = Partial<Record<Who, Answer>>;
export type Actors = Record<ActorName, Browserless>;
export type People = Record<Exclude<ActorName, "visitor">, Person>;

/** The answer for an actor in a row: its own or that of its group. */
export function answerFor<Answer>(answers: Answers<Answer>, actor: ActorName): Answer {
  for (let who: Who | null = actor; who !== null; who = fallbacks[who]) {
    const answer = answers[who];
    if (answer !== undefined) return answer;
  }
  throw new Error(`The row has no answer for ${actor}`);
}

export async function createPeople(db: Database): Promise<People> {
  const named = (name: string) => ({ name: unique(name) });
  return {
    unconfirmed: await createPerson(db, { ...named("Uma Neu"), emailVerified: false }),
    blocked: await createPerson(db, named("Boris Gesperrt")),
    creative: await createPerson(db, named("Anna Fink")),
    otherCreative: await createPerson(db, named("Ben Rusch")),
    company: await createCompany(db, named("Studio Berg")),
    otherCompany: await createCompany(db, named("Tischlerei Tal")),
    redaktion: await createPerson(db, { ...named("Rita Redaktion"), roles: ["redaktion"] }),
    moderation: await createPerson(db, { ...named("Mona Moderation"), roles: ["moderation"] }),
    superadmin: await createPerson(db, { ...named("Sara Admin"), isSuperadmin: true }),
    superadminCompany: await createCompany(db, { ...named("Verein Admin"), isSuperadmin: true }),
  };
}

/** A browser for each actor, signed in if possible. The blocked person signed in before being blocked. */
export async function signInActors(db: Database, siteUrl: string, people: People): Promise<Actors> {
  const isSignedOut = (name: ActorName) => name === "visitor" || name === "unconfirmed";
  const browsers = await Promise.all(
    actorNames.map(
      async (name) =>
        [name, isSignedOut(name) ? new Browserless(siteUrl) : await browserOf(db, siteUrl, people[name])] as const,
    ),
  );
  await db.update(profiles).set({ profileStatus: "blocked" }).where(eq(profiles.id, people.blocked.id));
  return Object.fromEntries(browsers) as Actors;
}
