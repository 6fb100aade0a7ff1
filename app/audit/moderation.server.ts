import { data } from "react-router";
import type { Viewer } from "~/auth/viewer";
import type { Transaction } from "~/db/client.server";
import { profiles } from "~/db/schema";
import { clearDropped } from "~/images/pictures.server";
import { sendMail } from "~/mail/mail.server";
import { ownAddress } from "~/mail/proven-address";
import { settings } from "~/settings.server";
import { actMail, type Statement } from "./act-mails";
import type { Facts } from "./acts";
import { actTransaction, recordAct } from "./audit.server";
import type { Basis } from "./basis";
import { hiding, recordDecision, revokeDecisions } from "./decisions.server";
import { findDoneBefore } from "./done-before.server";
import type { Subject } from "./reported";

/** Something that a superadmin can hide and show, with the person to tell. */
interface Hideable {
  id: number | string;
  hidden: boolean;
  ownerId: string;
  ownerName: string;
  ownerEmail: string;
}

/** The columns of its owner, for the query that locks it. */
export const ownerColumns = { ownerId: profiles.id, ownerName: profiles.name, ownerEmail: profiles.email };

interface HideableNoun<Row extends Hideable> {
  kind: "call" | "question" | "collaboration" | "answer" | "collection" | "post" | "work" | "profile" | "message";
  lock: (tx: Transaction, id: Row["id"] | null) => PromiseLike<Row[]>;
  nameOf: (row: Row) => string;
  /** The address where others see it; null for a message, which only its two sides see. */
  pathOf: (row: Row) => string | null;
  /** What its owner reads about it, where that is more than its name and address. */
  ownersOf?: (row: Row) => { title: string; path: string };
  setHidden: (tx: Transaction, row: Row, hidden: boolean) => Promise<unknown>;
}

const subjectOf = <Row extends Hideable>({ kind, nameOf, pathOf }: HideableNoun<Row>, row: Row): Subject => ({
  kind,
  id: `${row.id}`,
  name: nameOf(row),
  path: pathOf(row),
  concerns: row.ownerId,
});

const actOn = <Row extends Hideable>({ kind, nameOf }: HideableNoun<Row>, row: Row) => ({
  subject: { type: kind, id: row.id, name: nameOf(row) },
  concerns: row.ownerId,
});

/** Hides and shows one kind of content, recorded, decided and told in one transaction. */
export function hidingOf<Row extends Hideable>(noun: HideableNoun<Row>) {
  const { kind } = noun;

  async function tell(tx: Transaction, row: Row, act: "hide" | "show", reason: string, statement?: Statement) {
    const { title, path } = noun.ownersOf?.(row) ?? { title: noun.nameOf(row), path: statement?.path ?? null };
    const told = { name: row.ownerName, act: `${kind}.${act}` as const, title, reason };
    const mail = actMail({ ...told, statement: statement && { ...statement, path } }, settings);
    await sendMail(tx, ownAddress({ email: row.ownerEmail }), mail);
  }

  /** Returns false when it is already in this state, so that nobody gets a second mail. */
  return (viewer: Viewer, id: Row["id"] | null, hidden: boolean, reason: string, basis: Basis = {}): Promise<boolean> =>
    actTransaction({ id: viewer.id, on: basis.on }, async (tx) => {
      const [row] = await noun.lock(tx, id);
      if (!row) throw data(null, { status: 404 });
      if (row.hidden === hidden) return false;
      await noun.setHidden(tx, row, hidden);
      const act = hidden ? "hide" : "show";
      await recordAct(tx, viewer, { action: `${kind}.${act}`, ...actOn(noun, row), reason });
      const statement = hidden
        ? await recordDecision(tx, viewer, {
            outcome: "hide",
            subject: subjectOf(noun, row),
            facts: reason,
            ...basis,
          })
        : undefined;
      if (!hidden) await revokeDecisions(tx, hiding(kind, `${row.id}`));
      if (!basis.isTold) await tell(tx, row, act, reason, statement);
      return true;
    });
}

interface Noun<Row extends Hideable> extends HideableNoun<Row> {
  kind: "call" | "post" | "work";
  /** Deletes it with everything that belongs to it, and returns what the log keeps. */
  remove: (tx: Transaction, row: Row) => Promise<Facts>;
}

/** The acts of a superadmin on content that can be hidden and deleted. */
export function moderationOf<Row extends Hideable>(noun: Noun<Row>) {
  const { kind } = noun;
  return {
    setHidden: hidingOf(noun),

    /**
     * Returns the account of the person concerned, also when the same superadmin has deleted it before. A decision about
     * reports is refused then, because nothing would be stored of it.
     */
    async deleteForReason(viewer: Viewer, id: Row["id"] | null, reason: string, basis: Basis = {}): Promise<string> {
      const ownerId = await actTransaction({ id: viewer.id, on: basis.on }, async (tx) => {
        const [row] = await noun.lock(tx, id);
        const action = `${kind}.delete` as const;
        if (!row) {
          const done = basis.answers ? null : await findDoneBefore(tx, viewer, { action, type: kind, id });
          if (!done?.concerns) throw data(null, { status: 404 });
          return done.concerns;
        }
        const before = await noun.remove(tx, row);
        await recordAct(tx, viewer, { action, ...actOn(noun, row), before, reason });
        const subject = subjectOf(noun, row);
        const statement = await recordDecision(tx, viewer, { outcome: "delete", subject, facts: reason, ...basis });
        const told = { name: row.ownerName, act: action, title: noun.nameOf(row), reason, statement };
        await sendMail(tx, ownAddress({ email: row.ownerEmail }), actMail(told, settings));
        return row.ownerId;
      });
      await clearDropped();
      return ownerId;
    },
  };
}
