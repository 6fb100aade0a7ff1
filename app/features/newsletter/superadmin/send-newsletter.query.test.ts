import { randomUUID } from "node:crypto";
import { readdirSync } from "node:fs";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it } from "vitest";
import { withdrawNewsletterConsent } from "~/auth/consents.server";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { auditLog, newsletterDeliveries, profiles } from "~/db/schema";
import { deliverMail, mailFolder } from "~/mail/deliver.server";
import type { Mail } from "~/mail/mail.server";
import { settings } from "~/settings.server";
import { queuedMails, withJobs } from "../../../../tests/support/jobs";
import { createNewsletter } from "../../../../tests/support/newsletters";
import { changePerson, createPerson, deletePerson } from "../../../../tests/support/people";
import { getNewsletter, listReaders } from "./newsletters.server";
import { resumeNewsletters, sendNextNewsletters, startSending } from "./send-newsletter.server";

withJobs();

const reader = (values: Partial<typeof profiles.$inferInsert> = {}) =>
  createPerson(db, { newsletterConsent: true, ...values });
const superadmin = async () => (await createPerson(db, { isSuperadmin: true })) as unknown as Viewer;

const draft = () => createNewsletter(db);

const countsOf = async (id: number) => (await getNewsletter(id)).counts;
const turnsAsked = async () => {
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where name = 'newsletter'`,
  );
  return rows[0]?.count ?? 0;
};

beforeEach(async () => {
  settings.bulkMailsPerMinute = 60;
  await db.update(profiles).set({ newsletterConsent: false });
  await db.execute(sql`delete from newsletters`);
  await db.execute(sql`delete from pgboss.job where name in ('newsletter', 'mail')`);
});

it("goes to those who agreed, whose address is confirmed and whose account is not blocked [NEWS-01, NEWS-04]", async () => {
  const [anna] = [
    await reader(),
    await reader({ emailVerified: false }),
    await reader({ profileStatus: "blocked" }),
    await createPerson(db),
  ];
  expect((await listReaders()).readers.map(({ id }) => id)).toEqual([anna.id]);
  const id = await draft();
  const vera = await superadmin();
  expect(await startSending(vera, id, 1)).toBe(1);
  await sendNextNewsletters();
  const [mail] = await queuedMails(anna.email);
  expect(mail?.html).toContain(`Guten Tag, ${anna.name}`);
  expect(mail?.switchOffUrl).toContain("art=newsletter");
  expect(await countsOf(id)).toMatchObject({ queued: 1, waiting: 0 });
  const [act] = await db.select().from(auditLog).where(eq(auditLog.actorId, vera.id));
  expect(act).toMatchObject({ action: "newsletter.send", after: { Empfänger: 1 } });
});

it("goes out at a steady pace, never more in a minute than set, and asks for the next turn itself [NEWS-05]", async () => {
  settings.bulkMailsPerMinute = 18;
  for (let count = 0; count < 20; count += 1) await reader();
  const id = await draft();
  await startSending(await superadmin(), id, 1);
  const queued = [];
  for (let turn = 0; turn < 7; turn += 1) {
    await sendNextNewsletters();
    queued.push((await countsOf(id)).queued);
  }
  expect(queued).toEqual([3, 6, 9, 12, 15, 18, 18]);
  const before = await turnsAsked();
  await db.update(newsletterDeliveries).set({ queuedAt: sql`now() - interval '61 seconds'` });
  await sendNextNewsletters();
  expect(await countsOf(id)).toMatchObject({ queued: 20, waiting: 0 });
  // Nothing waits any more, so no further turn is asked for.
  expect(await turnsAsked()).toBe(before);
});

it("goes to nobody twice, however often and at once it is started or its turns run [NEWS-06]", async () => {
  const people = [await reader(), await reader(), await reader()];
  const [id, vera] = [await draft(), await superadmin()];
  const starts = await Promise.all(Array.from({ length: 20 }, () => startSending(vera, id, 1)));
  expect(starts.filter((count) => count !== null)).toEqual([3]);
  await Promise.all(Array.from({ length: 5 }, sendNextNewsletters));
  for (const { email } of people) expect(await queuedMails(email)).toHaveLength(1);
  // The job of a mail that was sent runs again after a restart.
  const [mail] = await queuedMails(people[0]?.email ?? "");
  await deliverMail(mail as Mail, randomUUID());
  const written = readdirSync(mailFolder).length;
  await deliverMail(mail as Mail, randomUUID());
  expect(readdirSync(mailFolder)).toHaveLength(written);
});

it("goes on after a restart, also when the queue was lost [NEWS-06]", async () => {
  await reader();
  const id = await draft();
  await startSending(await superadmin(), id, 1);
  await db.execute(sql`delete from pgboss.job where name = 'newsletter'`);
  await resumeNewsletters();
  expect(await turnsAsked()).toBe(1);
  await sendNextNewsletters();
  await db.execute(sql`delete from pgboss.job where name = 'newsletter'`);
  await resumeNewsletters();
  expect(await turnsAsked()).toBe(0);
});

it("goes to nobody who took the consent back, changed the address or left meanwhile [NEWS-07]", async () => {
  const early = await reader();
  const late = await reader();
  const moved = await reader();
  const gone = await reader();
  const stays = await reader();
  const id = await draft();
  await startSending(await superadmin(), id, 1);
  await withdrawNewsletterConsent(db, early.id);
  await deletePerson(db, gone);
  await sendNextNewsletters();
  expect(await countsOf(id)).toMatchObject({ queued: 3, skipped: 2 });
  await withdrawNewsletterConsent(db, late.id);
  await changePerson(db, moved, { email: `neu-${moved.email}` });
  const mails = (await Promise.all([late, moved, stays].map(({ email }) => queuedMails(email)))).flat();
  expect(mails).toHaveLength(3);
  for (const mail of mails) await deliverMail(mail, randomUUID());
  expect(await countsOf(id)).toEqual({ waiting: 0, queued: 0, sent: 1, failed: 0, skipped: 4, stopped: 0 });
});
