import { sql } from "drizzle-orm";
import type { Connection } from "~/db/client.server";
import type { AgentKind } from "~/db/schema";
import { budgetText, callPath, categoryLabel, deadlineText, placeText } from "~/features/calls/call";
import { isOpen, visibleCalls } from "~/visible/calls.server";
import { visibleProfiles } from "~/visible/profiles.server";
import { visibleWorks } from "~/visible/works.server";

/** What people read of something that was found. */
export interface FoundThing {
  documentId: number;
  ownerId: string;
  to: string;
  title: string;
  /** The company or person; null for one that hides its profile. */
  by: string | null;
  facts: string[];
  /** When others first saw it. */
  at: Date;
  /** The lexemes of its document, to say why it fits. */
  has: string[];
}

type Describe = (on: Connection, documentIds: number[]) => Promise<FoundThing[]>;

const shownSkills = 4;

const has = sql<string[]>`tsvector_to_array(d.means)`;

const describers: Record<AgentKind, Describe> = {
  ausschreibungen: async (on, documentIds) => {
    const rows = await on
      .select({
        documentId: sql<number>`d.id::int`,
        has,
        id: visibleCalls.id,
        slug: visibleCalls.slug,
        title: visibleCalls.title,
        ownerId: visibleCalls.userId,
        by: visibleCalls.companyName,
        category: visibleCalls.category,
        budget: visibleCalls.budget,
        deadline: visibleCalls.deadline,
        location: visibleCalls.location,
        workLocation: visibleCalls.workLocation,
        at: visibleCalls.publishedAt,
      })
      .from(visibleCalls)
      .innerJoin(sql`search_documents as d`, sql`d.call_id = ${visibleCalls.id}`)
      .where(sql`d.id = any(${sql.param(documentIds)}::bigint[]) and ${isOpen(visibleCalls)}`);
    return rows.map(({ documentId, has: lexemes, title, ownerId, by, at, ...call }) => ({
      ...{ documentId, ownerId, title, by, has: lexemes, to: callPath(call), at: at ?? new Date(0) },
      facts: [
        categoryLabel(call.category),
        placeText(call),
        `Budget: ${budgetText(call.budget)}`,
        call.deadline ? `Angebote bis ${deadlineText(call.deadline)}` : null,
      ].filter((fact) => fact !== null),
    }));
  },
  kreative: async (on, documentIds) => {
    const { name, slug, title, location, skills, id: ownerId, createdAt: at } = visibleProfiles;
    const rows = await on
      .select({ documentId: sql<number>`d.id::int`, has, name, slug, title, location, skills, ownerId, at })
      .from(visibleProfiles)
      .innerJoin(sql`search_documents as d`, sql`d.profile_id = ${visibleProfiles.id}`)
      .where(sql`d.id = any(${sql.param(documentIds)}::bigint[])`);
    return rows.map((row) => ({
      ...{ documentId: row.documentId, has: row.has, ownerId: row.ownerId, at: row.at },
      ...{ title: row.name, by: row.title, to: `/kreative/${row.slug}` },
      facts: [row.location, row.skills.slice(0, shownSkills).join(", ")].filter((fact): fact is string =>
        Boolean(fact),
      ),
    }));
  },
  arbeiten: async (on, documentIds) => {
    const { title, slug, ownerSlug, ownerName: by, skills, userId: ownerId, publishedAt } = visibleWorks;
    const rows = await on
      .select({ documentId: sql<number>`d.id::int`, has, title, slug, ownerSlug, by, skills, ownerId, publishedAt })
      .from(visibleWorks)
      .innerJoin(sql`search_documents as d`, sql`d.work_id = ${visibleWorks.id}`)
      .where(sql`d.id = any(${sql.param(documentIds)}::bigint[])`);
    return rows.map(({ slug: work, ownerSlug: owner, skills: filed, publishedAt: at, ...row }) => ({
      ...row,
      at: at ?? new Date(0),
      to: `/kreative/${owner}/arbeiten/${work}`,
      facts: filed.length > 0 ? [filed.join(", ")] : [],
    }));
  },
};

/** Those of these things that others see and that still take offers, by their document. */
export async function describeThings(on: Connection, kind: AgentKind, documentIds: number[]) {
  const things = documentIds.length > 0 ? await describers[kind](on, documentIds) : [];
  return new Map(things.map((thing) => [thing.documentId, thing]));
}
