import { and, asc, desc, eq, inArray, lt, sql } from "drizzle-orm";
import { type Connection, db } from "~/db/client.server";
import { pageOf } from "~/db/newest-first";
import { pageSizes } from "~/db/page-sizes";
import { prepared } from "~/db/planned.server";
import { profiles, workCredits, works } from "~/db/schema";
import { isOpenRequest, selectOpenRequests } from "~/visible/credit-requests.server";
import { visibleProfiles } from "~/visible/profiles.server";
import type { Mention, OwnCredits } from "../credits/credit";
import { workPath } from "../work";

/** The credits of a creative's own work, for its form. */
export async function findOwnCredits(ownerId: string, workId: number, on: Connection = db): Promise<OwnCredits> {
  const rows = await on
    .select({
      kind: workCredits.kind,
      name: workCredits.name,
      memberName: visibleProfiles.name,
      role: workCredits.role,
      state: workCredits.state,
      stateSince: workCredits.stateSince,
      askedAgain: workCredits.askedAgain,
    })
    .from(workCredits)
    .innerJoin(works, eq(works.id, workCredits.workId))
    .leftJoin(visibleProfiles, eq(visibleProfiles.id, workCredits.memberId))
    .where(and(eq(works.id, workId), eq(works.userId, ownerId)))
    .orderBy(asc(workCredits.position), asc(workCredits.id));
  const live = rows
    .filter(({ state }) => state !== "refused")
    .map(({ memberName, name, ...credit }) => ({
      ...credit,
      name: (credit.kind === "contributor" && memberName) || name || "",
    }));
  return {
    contributors: live.filter(({ kind }) => kind === "contributor"),
    client: live.find(({ kind }) => kind === "client") ?? null,
    refused: rows.filter(({ state }) => state === "refused").map(({ memberName }) => memberName),
  };
}

/** How many open requests are shown. Answering them shows the rest. */
const maxRequests = 50;

/** The open requests to a member, and where the member has confirmed, newest first. */
export async function listMentions(memberId: string, from: number) {
  const isConfirmed = and(eq(workCredits.memberId, memberId), eq(workCredits.state, "confirmed"));
  const isOnPage = from > 0 ? lt(workCredits.id, from) : undefined;
  const [open, confirmed] = await Promise.all([
    selectMentions().where(isOpenRequest(memberId)).orderBy(desc(workCredits.id)).limit(maxRequests),
    selectMentions()
      .where(and(isConfirmed, isOnPage))
      .orderBy(desc(workCredits.id))
      .limit(pageSizes.ownCredits + 1),
  ]);
  const { rows: shown, next } = pageOf(confirmed, pageSizes.ownCredits, ({ id }) => id);
  return { open: open.map(mentionOf), confirmed: shown.map(mentionOf), next };
}

const selectMentions = () =>
  db
    .select({
      id: workCredits.id,
      kind: workCredits.kind,
      role: workCredits.role,
      state: workCredits.state,
      stateSince: workCredits.stateSince,
      askedAgain: workCredits.askedAgain,
      title: works.title,
      slug: works.slug,
      isPublic: works.isPublic,
      ownerName: profiles.name,
      ownerSlug: profiles.slug,
    })
    .from(workCredits)
    .innerJoin(works, eq(works.id, workCredits.workId))
    .innerJoin(profiles, eq(profiles.id, works.userId));

type Row = Awaited<ReturnType<typeof selectMentions>>[number];

const mentionOf = ({ slug, ownerSlug, isPublic, ...mention }: Row): Mention => ({
  ...mention,
  path: isPublic ? workPath(ownerSlug, slug) : null,
});

/** How many requests a member has not answered. */
export async function countRequests(memberId: string): Promise<number> {
  const [row] = await selectRequestCount(memberId);
  return row?.count ?? 0;
}

const selectRequestCount = prepared(selectOpenRequests);

/** The latest answers to a creative who named members. */
export function listAnswers(ownerId: string) {
  return db
    .select({
      id: workCredits.id,
      workId: works.id,
      title: works.title,
      kind: workCredits.kind,
      role: workCredits.role,
      state: workCredits.state,
      stateSince: workCredits.stateSince,
      askedAgain: workCredits.askedAgain,
      name: sql<string | null>`coalesce(${visibleProfiles.name}, ${workCredits.name})`,
    })
    .from(workCredits)
    .innerJoin(works, eq(works.id, workCredits.workId))
    .leftJoin(visibleProfiles, eq(visibleProfiles.id, workCredits.memberId))
    .where(and(eq(works.userId, ownerId), inArray(workCredits.state, ["asked", "confirmed", "refused"])))
    .orderBy(desc(workCredits.stateSince), desc(workCredits.id))
    .limit(maxRequests);
}
