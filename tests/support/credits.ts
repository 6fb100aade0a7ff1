import { and, eq } from "drizzle-orm";
import { db } from "../../app/db/client.server";
import { workCredits } from "../../app/db/schema";
import { createWork } from "../../app/features/works/own/work-commands.server";
import type { CreditForm } from "../../app/features/works/work-schema";
import { queuedMails } from "./jobs";
import { createPerson, type Person } from "./people";
import { saving } from "./works";

export const asking = (name: string, role: string | null = "Fotografie"): CreditForm => ({ name, role, asks: true });
export const naming = (name: string): CreditForm => ({ name, role: null, asks: false });

export const pair = async () => ({ anna: await createPerson(db), ben: await createPerson(db) });

/** A published work of anna that asks ben, with the id of the request. */
export async function asked() {
  const { anna, ben } = await pair();
  const id = await createWork(anna.id, saving(anna, { credits: [asking(ben.name)] }));
  return { anna, ben, id, request: (await creditOf(id, ben))?.id ?? 0 };
}

export async function creditOf(workId: number, { id }: Person) {
  const isIt = and(eq(workCredits.workId, workId), eq(workCredits.memberId, id));
  return (await db.select().from(workCredits).where(isIt))[0];
}

export const mailsTo = ({ email }: Person) => queuedMails(email);

/** The texts at the fields of a form that was refused. Null when it was saved. */
export const refusedFields = (write: Promise<unknown>) =>
  write.then(
    () => null,
    (error) => error.fieldErrors,
  );
