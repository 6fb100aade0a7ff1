import type { Transaction } from "~/db/client.server";
import { letterBatches, memberImports, reservedProfiles } from "~/db/schema";
import { newToken } from "~/features/reservations/reservations.server";
import { dayMs } from "~/text/dates";
import { invited, letterText } from "./content/invited";

const inDays = (days: number) => new Date(Date.now() + days * dayMs);

/** Inserts an import of six members a week ago, four letters of two days later, and what became of them. */
export async function insertReservations(tx: Transaction): Promise<void> {
  const imported = { hasHeader: true, nameColumn: 0, emailColumn: 1, chosen: [], reserved: invited.length };
  const moments = { createdAt: inDays(-7), finishedAt: inDays(-7) };
  const [list] = await tx
    .insert(memberImports)
    .values({ ...imported, ...moments })
    .returning();
  const [letters] = await tx
    .insert(letterBatches)
    .values({ text: letterText, createdAt: inDays(-5) })
    .returning();
  await tx.insert(reservedProfiles).values(
    invited.map(({ code, opened, ...person }) => ({
      ...person,
      ...{ reservationToken: newToken(), reservedAt: inDays(-7), importId: list?.id },
      ...{ letterCode: code, letterBatchId: code ? letters?.id : null, openedAt: opened ? inDays(-2) : null },
      expiresAt: inDays(code ? 25 : 23),
    })),
  );
}
