import { eq } from "drizzle-orm";
import type { Transaction } from "~/db/client.server";
import { type CreditState, profiles, workCredits } from "~/db/schema";
import type { WorkForm } from "../work-schema";
import { CreditRefused, findMember, refusedText } from "./find-member.server";

export interface PlannedCredit {
  kind: "contributor" | "client";
  name: string;
  role: string | null;
  member: { id: string; name: string } | null;
  /** The stored credit with the same words. */
  existing: { id: number; state: CreditState } | null;
  /** A request that is still open, about other words. */
  isAskedAlready: boolean;
}

interface Typed {
  kind: "contributor" | "client";
  field: string;
  name: string;
  role: string | null;
  asks: boolean;
}

/** What the form says about client and contributors, without the empty rows. */
function typedCredits({ client, asksClient, isOwnProject, credits }: WorkForm): Typed[] {
  const contributors = credits.flatMap(({ name, role, asks }, index) =>
    name ? [{ kind: "contributor" as const, field: `credits[${index}].name`, name, role, asks }] : [],
  );
  if (!client || isOwnProject) return contributors;
  return [{ kind: "client", field: "client", name: client, role: null, asks: asksClient }, ...contributors];
}

const same = (one: string | null, other: string | null) => one?.toLowerCase() === other?.toLowerCase();

/**
 * Finds the members behind the names and decides which stored credits stay. It locks the profiles that it finds, so it
 * comes before any write of the work: whoever deletes an account also locks the profile first.
 */
export async function planCredits(tx: Transaction, ownerId: string, workId: number | null, form: WorkForm) {
  const stored = workId === null ? [] : await listStored(tx, workId);
  const planned: PlannedCredit[] = [];
  for (const typed of typedCredits(form)) {
    const { kind, field, name, role } = typed;
    if (stored.some((row) => row.state === "refused" && same(row.memberName, name)))
      throw new CreditRefused(field, refusedText(name));
    const asText = { kind, name, role, member: null, existing: null, isAskedAlready: false };
    const credit = typed.asks ? await planRequest(tx, ownerId, typed, stored) : asText;
    if (planned.some(({ member }) => member && member.id === credit.member?.id))
      throw new CreditRefused(field, "Dieses Profil ist hier schon genannt.");
    planned.push(credit);
  }
  return planned;
}

type Stored = Awaited<ReturnType<typeof listStored>>;

const listStored = (tx: Transaction, workId: number) =>
  tx
    .select({
      id: workCredits.id,
      kind: workCredits.kind,
      name: workCredits.name,
      role: workCredits.role,
      state: workCredits.state,
      memberId: workCredits.memberId,
      memberName: profiles.name,
    })
    .from(workCredits)
    .leftJoin(profiles, eq(profiles.id, workCredits.memberId))
    .where(eq(workCredits.workId, workId));

/** A request, or the stored one when it is about the same words. */
async function planRequest(tx: Transaction, ownerId: string, typed: Typed, stored: Stored): Promise<PlannedCredit> {
  const { kind, field, name, role } = typed;
  const before = stored.find(
    (row) => row.kind === kind && row.memberId && (same(row.name, name) || same(row.memberName, name)),
  );
  const isSame = before && before.role === role && (kind === "contributor" || before.name === name);
  const existing = isSame ? before : null;
  // A planned request is checked again each time, because the member may have refused or blocked since the last.
  const isAsked = existing !== null && existing.state !== "planned";
  const refusedIds = stored.filter(({ state }) => state === "refused").map(({ memberId }) => memberId);
  const member = isAsked
    ? { id: existing.memberId ?? "", name: existing.memberName ?? name }
    : await findMember(tx, ownerId, { kind, field, name, knownId: existing?.memberId ?? null, refusedIds });
  return {
    ...{ kind, role, member, existing },
    name: existing ? (existing.name ?? name) : member.name,
    isAskedAlready: stored.some((row) => row.memberId === member.id && row.state === "asked"),
  };
}
