import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { auditLog, newsletterDeliveries, profiles } from "~/db/schema";
import { deliverMail } from "~/mail/deliver.server";
import { settings } from "~/settings.server";
import { queuedMails, withJobs } from "../../../../tests/support/jobs";
import { createNewsletter } from "../../../../tests/support/newsletters";
import { createPerson } from "../../../../tests/support/people";
import { stateOf } from "./newsletter";
import { getNewsletter } from "./newsletters.server";
import { resumeNewsletters, sendNextNewsletters, startSending } from "./send-newsletter.server";
import { continueSending, endSending, pauseSending } from "./stop-newsletter.server";

withJobs();

let vera: Viewer;
let id: number;
let readers: { id: string; email: string }[];

const stateIn = async () => {
  const newsletter = await getNewsletter(id);
  const counts = Object.entries(newsletter.counts).filter(([, count]) => count > 0);
  return [stateOf(newsletter), Object.fromEntries(counts)];
};
const mailsOf = async () => (await Promise.all(readers.map(({ email }) => queuedMails(email)))).flat();
const deliverQueued = async () => {
  for (const mail of await mailsOf()) await deliverMail(mail, randomUUID());
};
const turnsAsked = async () => {
  const { rows } = await db.execute(sql`select from pgboss.job where name = 'newsletter'`);
  return rows.length;
};

/** Four readers, of whom one has it, one's mail is in the queue, and two wait. */
beforeEach(async () => {
  settings.bulkMailsPerMinute = 6;
  await db.update(profiles).set({ newsletterConsent: false });
  await db.execute(sql`delete from newsletters`);
  await db.execute(sql`delete from pgboss.job where name in ('newsletter', 'mail')`);
  vera = (await createPerson(db, { isSuperadmin: true })) as unknown as Viewer;
  readers = [];
  for (let count = 0; count < 4; count += 1) readers.push(await createPerson(db, { newsletterConsent: true }));
  id = await createNewsletter(db);
  await startSending(vera, id, 1);
  await sendNextNewsletters();
  await deliverQueued();
  await sendNextNewsletters();
});

it("is paused: nothing goes out, not even what is in the queue, also after a restart [NEWS-20, NEWS-21]", async () => {
  expect(await stateIn()).toEqual(["Im Versand", { sent: 1, queued: 1, waiting: 2 }]);
  expect((await Promise.all(Array.from({ length: 20 }, () => pauseSending(vera, id)))).filter(Boolean)).toHaveLength(1);
  const [act] = await db.select().from(auditLog).where(eq(auditLog.action, "newsletter.pause"));
  expect(act).toMatchObject({ actorId: vera.id, after: { Zugestellt: 1 } });
  await deliverQueued();
  await db.execute(sql`delete from pgboss.job where name = 'newsletter'`);
  await resumeNewsletters();
  await sendNextNewsletters();
  expect(await turnsAsked()).toBe(0);
  await deliverQueued();
  expect(await stateIn()).toEqual(["Angehalten", { sent: 1, waiting: 3 }]);
});

it("goes on where it was paused, to each once [NEWS-20, NEWS-06]", async () => {
  await pauseSending(vera, id);
  await deliverQueued();
  const before = await turnsAsked();
  const steps = await Promise.all(Array.from({ length: 5 }, () => continueSending(vera, id)));
  expect([steps.filter(Boolean).length, await turnsAsked()]).toEqual([1, before + 1]);
  settings.bulkMailsPerMinute = 60;
  await sendNextNewsletters();
  await deliverQueued();
  expect(await stateIn()).toEqual(["Versendet", { sent: 4 }]);
  // Five mails were queued, and the one that was put back is dead.
  expect(await mailsOf()).toHaveLength(5);
  const ids = await db.select({ id: newsletterDeliveries.id }).from(newsletterDeliveries);
  expect((await mailsOf()).filter((mail) => ids.some((row) => row.id === mail.newsletterDeliveryId))).toHaveLength(4);
  expect([await pauseSending(vera, id), await endSending(vera, id)]).toEqual([false, false]);
});

it("is ended for good, paused or not: whoever has not got it never does [NEWS-22]", async () => {
  await pauseSending(vera, id);
  expect([await endSending(vera, id), await endSending(vera, id)]).toEqual([true, false]);
  await sendNextNewsletters();
  await deliverQueued();
  expect(await stateIn()).toEqual(["Beendet", { sent: 1, stopped: 3 }]);
  expect([await continueSending(vera, id), await pauseSending(vera, id)]).toEqual([false, false]);
  await db.update(newsletterDeliveries).set({ state: "failed" }).where(eq(newsletterDeliveries.state, "stopped"));
  await deliverQueued();
  expect((await getNewsletter(id)).counts.sent).toBe(1);
});
