import { eq } from "drizzle-orm";
import { db, type Transaction } from "~/db/client.server";
import { ausschreibungen, blogPosts, favorites, posts, profiles, profileVisits, unfoundWords } from "~/db/schema";
import { renewSignals } from "~/features/profiles/own/renew-signals.server";
import { addDays, dayInVienna, mondayOf } from "~/text/dates";
import { slugify } from "~/text/slug";
import { articles } from "./content/articles";
import { availability } from "./content/availability";
import { calls } from "./content/calls";
import { companies } from "./content/companies";
import { creatives } from "./content/creatives";
import { posts as demoPosts } from "./content/posts";
import { demoUnfoundWords } from "./content/unfound-words";
import { planVisits } from "./content/visits";
import { insertAgents } from "./insert-agents.server";
import { insertCollections } from "./insert-collections.server";
import { insertConversations } from "./insert-conversations.server";
import { insertFeedAddresses } from "./insert-feed-addresses.server";
import { insertInvitations } from "./insert-invitations.server";
import { insertMarket } from "./insert-market.server";
import { insertOffers } from "./insert-offers.server";
import { insertOrders } from "./insert-orders.server";
import { insertQuestions } from "./insert-questions.server";
import { insertReports } from "./insert-reports.server";
import { insertReservations } from "./insert-reservations.server";
import { insertWorks } from "./insert-works.server";
import { daysBack, hoursBack } from "./moments";
import { seeded } from "./random";

type Ids = Map<string, string>;

/** Inserts everything in one transaction, so that an interrupted start begins again. */
export async function insertContent(): Promise<void> {
  await db.transaction(async (tx) => {
    const ids = await insertProfiles(tx);
    await insertAvailability(tx, ids);
    await insertLikes(tx, ids);
    await insertCalls(tx, ids);
    await insertAgents(tx, (key) => idOf(ids, key));
    await insertWorks(tx, ids);
    await insertOffers(tx, ids);
    await insertOrders(tx, ids);
    await insertInvitations(tx, ids);
    await insertQuestions(tx, ids);
    await insertCollections(tx, ids);
    await insertFeedAddresses(tx, ids);
    await insertConversations(tx, ids);
    await insertPosts(tx, ids);
    await insertReports(tx, ids);
    await insertVisits(tx, ids);
    await insertUnfoundWords(tx);
    await insertReservations(tx);
    await insertMarket(tx);
    await insertArticles(tx, ids);
  });
  await renewSignals();
}

async function insertAvailability(tx: Transaction, ids: Ids): Promise<void> {
  for (const { who, says, inDays, saidDaysAgo } of availability)
    await tx
      .update(profiles)
      .set({
        availability: says,
        availabilityDay: inDays ? addDays(dayInVienna(), inDays) : null,
        availabilitySaidAt: daysBack(saidDaysAgo),
      })
      .where(eq(profiles.id, idOf(ids, who)));
}

async function insertProfiles(tx: Transaction): Promise<Ids> {
  const people = [
    ...creatives.map((creative) => ({ userType: "kreative" as const, branchen: [], ...creative })),
    ...companies.map((company) => ({ userType: "unternehmen" as const, skills: [], highlights: [], ...company })),
  ];
  const ids: Ids = new Map();
  for (const { key, likes: _, memberSince, avatar: __, highlights, ...person } of people) {
    const since = new Date(memberSince);
    const [row] = await tx
      .insert(profiles)
      .values({
        ...person,
        branchen: [...person.branchen],
        skills: [...person.skills],
        portfolioHighlights: [...highlights],
        slug: slugify(person.name),
        emailVerified: true,
        provenContactEmail: person.contactEmail,
        memberSince: since,
        createdAt: since,
        activeAt: since,
        agbAcceptedAt: new Date(),
        privacyNotedAt: new Date(),
      })
      .returning({ id: profiles.id });
    if (row) ids.set(key, row.id);
  }
  return ids;
}

function idOf(ids: Ids, key: string): string {
  const id = ids.get(key);
  if (!id) throw new Error(`the demo content names nobody called ${key}`);
  return id;
}

async function insertLikes(tx: Transaction, ids: Ids): Promise<void> {
  const rows = [...creatives, ...companies].flatMap(({ key, likes }) =>
    seeded(`likes ${key}`)
      .shuffle([...ids.keys()].filter((other) => other !== key))
      .slice(0, likes)
      .map((other) => ({ userId: idOf(ids, other), favoritedProfileId: idOf(ids, key) })),
  );
  await tx.insert(favorites).values(rows);
}

async function insertCalls(tx: Transaction, ids: Ids): Promise<void> {
  await tx.insert(ausschreibungen).values(
    calls.map(
      ({ company, subcategory, budgetKey, deadlineInDays, duration, targetGroups, createdDaysAgo, ...call }) => ({
        ...call,
        userId: idOf(ids, company),
        slug: slugify(call.title),
        category: subcategory ? `${call.category}/${subcategory}` : call.category,
        budget: budgetKey,
        deadline: deadlineInDays === null ? null : addDays(dayInVienna(), deadlineInDays),
        projectDuration: duration,
        requirements: [...call.requirements],
        deliverables: [...call.deliverables],
        targetGroup: targetGroups.length > 0 ? targetGroups.join(",") : null,
        createdAt: daysBack(createdDaysAgo),
        publishedAt: call.status === "entwurf" ? null : daysBack(createdDaysAgo),
        updatedAt: daysBack(createdDaysAgo),
      }),
    ),
  );
}

async function insertPosts(tx: Transaction, ids: Ids): Promise<void> {
  await tx.insert(posts).values(
    demoPosts.map(({ author, createdHoursAgo, content, category, pinned }) => {
      const createdAt = hoursBack(createdHoursAgo);
      return { userId: idOf(ids, author), content, category, pinned, createdAt, updatedAt: createdAt };
    }),
  );
}

async function insertVisits(tx: Transaction, ids: Ids): Promise<void> {
  const rows = planVisits().map(({ visited, visitor, daysAgo }, number) => ({
    visitedProfileId: idOf(ids, visited),
    visitorId: visitor ? idOf(ids, visitor) : null,
    visitorHash: visitor ? null : Buffer.from(`demo ${number}`),
    visitedAt: daysBack(daysAgo),
    visitDate: addDays(dayInVienna(), -daysAgo),
  }));
  await tx.insert(profileVisits).values(rows).onConflictDoNothing();
}

async function insertUnfoundWords(tx: Transaction): Promise<void> {
  const monday = mondayOf(dayInVienna());
  const rows = demoUnfoundWords.flatMap(({ word, people, weeksAgo }) =>
    Array.from({ length: people }, (_, number) => ({
      week: addDays(monday, -7 * weeksAgo),
      word,
      searcher: Buffer.from(`demo ${number}`),
    })),
  );
  await tx.insert(unfoundWords).values(rows);
}

async function insertArticles(tx: Transaction, ids: Ids): Promise<void> {
  const editor = idOf(ids, "superadmin");
  for (const { picture: _, createdDaysAgo, ...article } of articles) {
    const createdAt = daysBack(createdDaysAgo);
    await tx.insert(blogPosts).values({
      ...article,
      createdBy: editor,
      createdAt,
      updatedAt: createdAt,
      publishedAt: article.published ? createdAt : null,
    });
  }
}
