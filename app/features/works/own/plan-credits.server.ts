import { and, eq, or, sql } from "drizzle-orm";
import type { Transaction } from "~/db/client.server";
import { blockedPeople, type CreditState, profiles, workCredits } from "~/db/schema";
import { formatDay } from "~/text/dates";
import type { WorkForm } from "../work-schema";
import { pausedFor } from "./credit-pauses.server";

/** A credit of the form can't be stored. The texts belong to fields of the form. */
export class CreditRefused extends Error {
  override name = "CreditRefused";
  readonly fieldErrors: Record<string, string[]>;

  constructor(field: string, text: string) {
    super(text);
    this.fieldErrors = { [field]: [text] };
  }
}

export interface PlannedCredit {
  kind: "contributor" | "client";
  name: string;
  role: string | null;
  member: { id: string; name: string } | null;
  /** The stored credit with the same words. */
  kept: { id: number; state: CreditState } | null;
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

const asText = "Ohne das Häkchen steht der Name als Text.";
const texts = {
  unknown: `So heißt kein öffentliches Profil. Schreiben Sie den Namen genau wie dort, oder die Adresse der Profilseite. ${asText}`,
  noCompany: `So heißt kein öffentliches Profil eines Unternehmens. Schreiben Sie den Namen genau wie dort, oder die Adresse der Profilseite. ${asText}`,
  oneself: "Das sind Sie selbst. Was Sie gemacht haben, steht unter „Was war mein Anteil?“.",
  twice: "Dieses Profil ist hier schon genannt.",
  refused: (name: string) => `${name} möchte bei dieser Arbeit nicht genannt werden.`,
  paused: (name: string, until: Date) =>
    `${name} möchte von Ihnen zurzeit nicht um Nennungen gebeten werden. Sie können nach dem ${formatDay(until)} wieder fragen. ${asText}`,
  unreachable: (name: string) => `${name} nimmt zurzeit keine Anfragen an. ${asText}`,
};

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
    const { kind, field, name, role, asks } = typed;
    const refused = stored.find((row) => row.state === "refused" && same(row.memberName, name));
    if (refused) throw new CreditRefused(field, texts.refused(name));
    if (!asks) {
      planned.push({ kind, name, role, member: null, kept: null, isAskedAlready: false });
      continue;
    }
    const before = stored.find(
      (row) => row.kind === kind && row.memberId && (same(row.name, name) || same(row.memberName, name)),
    );
    const isSame = before !== undefined && before.role === role && (kind === "contributor" || before.name === name);
    // A planned request is checked again each time, because the member may have refused or blocked since the last.
    const isAsked = isSame && before.state !== "planned";
    const member = isAsked
      ? { id: before.memberId ?? "", name: before.memberName ?? name }
      : await findMember(tx, ownerId, typed, stored, isSame ? before.memberId : null);
    if (planned.some((other) => other.member?.id === member.id)) throw new CreditRefused(field, texts.twice);
    planned.push({
      ...{ kind, role, member },
      name: isSame ? (before.name ?? name) : member.name,
      kept: isSame ? before : null,
      isAskedAlready: stored.some((row) => row.memberId === member.id && row.state === "asked"),
    });
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

/** A profile that can be asked: public, open to messages, without a block between the two and without a pause. */
async function findMember(
  tx: Transaction,
  ownerId: string,
  { kind, field, name }: Typed,
  stored: Stored,
  knownId: string | null,
) {
  const [, type, slug] = /\/(kreative|unternehmen)\/([a-z0-9-]+)\/?(?:[?#].*)?$/i.exec(name) ?? [];
  const isNamed = slug
    ? and(sql`${profiles.userType} = ${type?.toLowerCase()}`, eq(profiles.slug, slug.toLowerCase()))
    : sql`lower(${profiles.name}) = lower(${name})`;
  const isIt = knownId ? eq(profiles.id, knownId) : isNamed;
  const isCompany = kind === "client" ? eq(profiles.userType, "unternehmen") : undefined;
  const isBetween = or(
    and(eq(blockedPeople.blockerId, ownerId), eq(blockedPeople.blockedId, profiles.id)),
    and(eq(blockedPeople.blockerId, profiles.id), eq(blockedPeople.blockedId, ownerId)),
  );
  const [found] = await tx
    .select({
      id: profiles.id,
      name: profiles.name,
      canBeAsked: sql<boolean>`${profiles.acceptsMessages} and not exists (select from ${blockedPeople} where ${isBetween})`,
      pausedUntil: pausedFor(tx, ownerId),
    })
    .from(profiles)
    .where(and(isIt, isCompany, sql`${profiles.isPublic}`))
    .for("key share", { of: profiles });
  if (!found) throw new CreditRefused(field, kind === "client" ? texts.noCompany : texts.unknown);
  if (found.id === ownerId) throw new CreditRefused(field, texts.oneself);
  if (stored.some(({ memberId, state }) => memberId === found.id && state === "refused"))
    throw new CreditRefused(field, texts.refused(found.name));
  if (!found.canBeAsked) throw new CreditRefused(field, texts.unreachable(found.name));
  if (found.pausedUntil) throw new CreditRefused(field, texts.paused(found.name, found.pausedUntil));
  return { id: found.id, name: found.name };
}
