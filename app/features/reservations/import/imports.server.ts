import { and, count, eq, inArray, lt, sql } from "drizzle-orm";
import { data } from "react-router";
import { actTransaction, countAct, recordAct } from "~/audit/audit.server";
import type { Viewer } from "~/auth/viewer";
import { type Connection, db, type Transaction } from "~/db/client.server";
import { memberImports, reservedProfiles } from "~/db/schema";
import { findCreatedBefore, unnumbered, writeOnce } from "~/http/submission.server";
import { nothingToDo, redirectWithToast } from "~/http/toast.server";
import { keepingTimes } from "~/jobs/keeping-times";
import { formatMoment, formatShortDate, hourMs } from "~/text/dates";
import { newExpiry, newToken } from "../reservations.server";
import { endExpiredOf, findKnown } from "./find-known.server";
import { guessColumns, isImportable, type JudgedRow, judge, type ListColumns, readPersons } from "./judge-list";

type MemberImport = typeof memberImports.$inferSelect;

const undoInterval = sql`${keepingTimes.importUndo.interval}::interval`;
const subjectOf = ({ id, createdAt }: MemberImport) =>
  ({ type: "import", id, name: `Import vom ${formatMoment(createdAt)}` }) as const;

/**
 * Stores a list for its preview, and chooses who is new. A repeated form leads to the list that it has stored. Null when
 * that is deleted.
 */
export async function storeImport(
  viewer: Viewer,
  cells: string[][],
  sent = unnumbered(viewer.id),
): Promise<number | null> {
  return db.transaction(async (tx) => {
    const made = await findCreatedBefore(tx, sent, memberImports);
    if (made !== undefined) return made;
    await countAct(tx, viewer);
    const columns = guessColumns(cells);
    const chosen = newLines(await judgeList(tx, cells, columns));
    const [row] = await tx
      .insert(memberImports)
      .values({ cells, ...columns, chosen })
      .returning({ id: memberImports.id });
    if (!row) throw new Error("the list was not stored");
    await writeOnce(tx, sent, row.id);
    return row.id;
  });
}

const newLines = (rows: JudgedRow[]) => rows.filter(({ verdict }) => verdict === "new").map(({ line }) => line);

/** Every row of a list, with what the site knows about it now. */
async function judgeList(on: Connection, cells: string[][], columns: ListColumns): Promise<JudgedRow[]> {
  const persons = readPersons(cells, columns);
  const readable = persons.filter(({ verdict }) => verdict !== "wrong");
  const known = await findKnown(on, readable);
  const judged = new Map(readable.map((person, index) => [person.line, known[index]]));
  return persons.map((person) => judge(person, judged.get(person.line) ?? { taken: null, slug: null }));
}

async function lockImport(tx: Transaction, id: number): Promise<MemberImport> {
  const [row] = await tx.select().from(memberImports).where(eq(memberImports.id, id)).for("update");
  if (!row) throw data(null, { status: 404 });
  return row;
}

export async function getImport(id: number) {
  const [row] = await db.select().from(memberImports).where(eq(memberImports.id, id));
  if (!row) throw data(null, { status: 404 });
  const { cells, chosen, ...rest } = row;
  const isChosen = new Set(chosen);
  const rows = cells && (await judgeList(db, cells, row));
  return {
    ...(await shownImport(rest)),
    columns: headersOf(cells?.[0] ?? [], row.hasHeader),
    rows: rows?.map((person) => ({ ...person, isChosen: isImportable(person) && isChosen.has(person.line) })) ?? [],
  };
}

/** The names of the columns, for the choice of columns. */
const headersOf = (first: string[], hasHeader: boolean) =>
  first.map((cell, index) => (hasHeader && cell ? cell.slice(0, 60) : `Spalte ${index + 1}`));

async function shownImport(row: Omit<MemberImport, "cells" | "chosen">) {
  const undoUntil = row.finishedAt && new Date(row.finishedAt.getTime() + keepingTimes.importUndo.hours * hourMs);
  const canUndo = undoUntil !== null && undoUntil > new Date() && !row.undoneAt;
  const [claimed] = row.finishedAt
    ? await db
        .select({ count: count() })
        .from(reservedProfiles)
        .where(and(eq(reservedProfiles.importId, row.id), reservedProfiles.claimed))
    : [];
  return {
    ...row,
    createdAt: formatMoment(row.createdAt),
    finishedAt: row.finishedAt && formatMoment(row.finishedAt),
    undoneAt: row.undoneAt && formatMoment(row.undoneAt),
    undoUntil: canUndo ? formatShortDate(undoUntil) : null,
    claimed: claimed?.count ?? 0,
  };
}

interface Wanted {
  columns: ListColumns;
  /** The lines of the page that the form shows, and which of them are chosen. */
  shown: number[];
  chosen: number[];
}

/**
 * Stores the columns, or the choice among the rows of a page. Other columns mean other rows, so they begin again with
 * all that are new; then the answer is false.
 */
async function storeChoice(tx: Transaction, row: MemberImport, wanted: Wanted): Promise<boolean> {
  // Another tab has run this import.
  if (!row.cells) throw await redirectWithToast(`/admin/import/${row.id}`, nothingToDo);
  const isSame = (Object.keys(wanted.columns) as (keyof ListColumns)[]).every(
    (key) => wanted.columns[key] === row[key],
  );
  const shown = new Set(wanted.shown);
  row.chosen = isSame
    ? [...row.chosen.filter((line) => !shown.has(line)), ...wanted.chosen.filter((line) => shown.has(line))]
    : newLines(await judgeList(tx, row.cells, wanted.columns));
  await tx
    .update(memberImports)
    .set({ ...wanted.columns, chosen: row.chosen })
    .where(eq(memberImports.id, row.id));
  return isSame;
}

export function changeChoice(viewer: Viewer, id: number, wanted: Wanted): Promise<boolean> {
  return db.transaction(async (tx) => {
    await countAct(tx, viewer);
    return storeChoice(tx, await lockImport(tx, id), wanted);
  });
}

/**
 * Reserves a profile for everyone chosen, all in one transaction, and forgets the list. Null when the form chose other
 * columns, whose rows nobody has seen yet.
 */
export function runImport(viewer: Viewer, id: number, wanted: Wanted): Promise<number | null> {
  return actTransaction(viewer, async (tx) => {
    const row = await lockImport(tx, id);
    if (!(await storeChoice(tx, row, wanted))) return null;
    const chosen = new Set(row.chosen);
    const isWanted = (person: JudgedRow) => chosen.has(person.line) && isImportable(person);
    await endExpiredOf(tx, readPersons(row.cells ?? [], row).filter(isWanted));
    const people = (await judgeList(tx, row.cells ?? [], row)).filter(isWanted);
    const values = people.map(({ name, email }) => ({
      ...{ name, email, importId: id, reservedBy: viewer.id },
      ...{ reservationToken: newToken(), expiresAt: newExpiry() },
    }));
    let reserved = 0;
    // Far below the maximum of parameters in a statement. Leaves out people who were reserved a moment ago.
    for (let at = 0; at < values.length; at += 500) {
      const done = await tx
        .insert(reservedProfiles)
        .values(values.slice(at, at + 500))
        .onConflictDoNothing();
      reserved += done.rowCount ?? 0;
    }
    await tx
      .update(memberImports)
      .set({ cells: null, chosen: [], reserved, finishedAt: sql`now()` })
      .where(eq(memberImports.id, id));
    const after = { "Reservierte Profile": reserved };
    await recordAct(tx, viewer, { action: "import.run", subject: subjectOf(row), concerns: null, after });
    return reserved;
  });
}

/** Takes back all reservations of an import that nobody has claimed. Null when its time is over or it was undone. */
export function undoImport(viewer: Viewer, id: number): Promise<number | null> {
  return actTransaction(viewer, async (tx) => {
    const row = await lockImport(tx, id);
    const isUndoable = sql`${memberImports.finishedAt} > now() - ${undoInterval} and ${memberImports.undoneAt} is null`;
    const undone = await tx
      .update(memberImports)
      .set({ undoneAt: sql`now()` })
      .where(and(eq(memberImports.id, id), isUndoable));
    if (undone.rowCount === 0) return null;
    const ofImport = and(eq(reservedProfiles.importId, id), eq(reservedProfiles.claimed, false));
    const removed = (await tx.delete(reservedProfiles).where(ofImport)).rowCount ?? 0;
    const before = { "Reservierte Profile": removed };
    await recordAct(tx, viewer, { action: "import.undo", subject: subjectOf(row), concerns: null, before });
    return removed;
  });
}

/** Lists whose preview nobody finished, and imports that can't be undone any more. */
export async function purgeImports(): Promise<number> {
  const due = db
    .select({ id: memberImports.id })
    .from(memberImports)
    .where(
      lt(
        sql`case when ${memberImports.finishedAt} is null
          then ${memberImports.createdAt} + ${keepingTimes.importPreview.interval}::interval
          else ${memberImports.finishedAt} + ${undoInterval} end`,
        sql`now()`,
      ),
    );
  return (await db.delete(memberImports).where(inArray(memberImports.id, due))).rowCount ?? 0;
}
