import type { Viewer } from "~/auth/viewer";
import { db, type Transaction } from "~/db/client.server";
import { clearDropped } from "~/images/pictures.server";
import { sendMail } from "~/mail/mail.server";
import { ownAddress } from "~/mail/proven-address";
import { settings } from "~/settings.server";
import { actMail, type Statement } from "./act-mails";
import type { Facts } from "./acts";
import { recordAct } from "./audit.server";
import type { Basis } from "./basis";
import { hiding, recordDecision, revokeDecisions } from "./decisions.server";

/** Something that a superadmin can hide, show and delete, with the person to tell. */
interface Moderated {
  id: number;
  hidden: boolean;
  ownerId: string;
  ownerName: string;
  ownerEmail: string;
}

interface Noun<Row extends Moderated> {
  kind: "call" | "post" | "work";
  /** Answers 404 when there is no such row. */
  lock: (tx: Transaction, id: number | null) => Promise<Row>;
  nameOf: (row: Row) => string;
  pathOf: (row: Row) => string;
  setHidden: (tx: Transaction, row: Row, hidden: boolean) => Promise<unknown>;
  /** Deletes it with everything that belongs to it, and returns what the log keeps. */
  remove: (tx: Transaction, row: Row) => Promise<Facts>;
}

/** The acts of a superadmin on one kind of content: each is recorded, decided and told in one transaction. */
export function moderationOf<Row extends Moderated>(noun: Noun<Row>) {
  const { kind, nameOf, pathOf } = noun;

  const actOn = (row: Row) => ({
    subject: { type: kind, id: row.id, name: nameOf(row) },
    concerns: row.ownerId,
  });

  const decide = (
    tx: Transaction,
    viewer: Viewer,
    row: Row,
    decided: Basis & { outcome: "hide" | "delete"; facts: string },
  ) =>
    recordDecision(tx, viewer, {
      subject: { kind, id: `${row.id}`, name: nameOf(row), path: pathOf(row), concerns: row.ownerId },
      ...decided,
    });

  const tell = (
    tx: Transaction,
    row: Row,
    told: { act: "hide" | "show" | "delete"; reason: string; statement?: Statement },
  ) =>
    sendMail(
      tx,
      ownAddress({ email: row.ownerEmail }),
      actMail({ ...told, act: `${kind}.${told.act}`, name: row.ownerName, title: nameOf(row) }, settings),
    );

  return {
    /** Returns false when it is already in this state, so that nobody gets a second mail. */
    setHidden(viewer: Viewer, id: number | null, hidden: boolean, reason: string, basis: Basis = {}): Promise<boolean> {
      return (basis.on ?? db).transaction(async (tx) => {
        const row = await noun.lock(tx, id);
        if (row.hidden === hidden) return false;
        await noun.setHidden(tx, row, hidden);
        const act = hidden ? "hide" : "show";
        await recordAct(tx, viewer, { action: `${kind}.${act}`, ...actOn(row), reason });
        const statement = hidden
          ? await decide(tx, viewer, row, { outcome: "hide", facts: reason, ...basis })
          : undefined;
        if (!hidden) await revokeDecisions(tx, hiding(kind, `${row.id}`));
        if (!basis.isTold) await tell(tx, row, { act, reason, statement });
        return true;
      });
    },

    /** Returns the account of the person concerned. */
    async deleteForReason(viewer: Viewer, id: number | null, reason: string, basis: Basis = {}): Promise<string> {
      const ownerId = await (basis.on ?? db).transaction(async (tx) => {
        const row = await noun.lock(tx, id);
        const before = await noun.remove(tx, row);
        await recordAct(tx, viewer, { action: `${kind}.delete`, ...actOn(row), before, reason });
        const statement = await decide(tx, viewer, row, { outcome: "delete", facts: reason, ...basis });
        await tell(tx, row, { act: "delete", reason, statement });
        return row.ownerId;
      });
      await clearDropped();
      return ownerId;
    },
  };
}
