import { eq, sql } from "drizzle-orm";
import { expect } from "vitest";
import { db } from "~/db/client.server";
import { messages } from "~/db/schema";
import { it, signedIn, signIn } from "../support/http";
import { retryMailsNow } from "../support/jobs";
import { createCompany, createPerson, longMember } from "../support/people";

it("tells a sender once that a message was refused for good [MSG-18, SAFE-81]", async ({ browser, mailSink }) => {
  const [berg, tal] = [await createCompany(db), await createCompany(db)];
  mailSink.refuse(550, "no such mailbox", berg.email);
  mailSink.refuseContent(554, "message rejected", tal.email);
  for (const company of [berg, tal]) {
    const anna = await signedIn(browser, createPerson(db));
    await browser.post(`/nachrichten?an=unternehmen/${company.slug}`, {
      senderEmail: "atelier@example.com",
      subject: "Etiketten",
      message: "Hätten Sie Zeit?",
    });
    const states = () =>
      db.select({ state: messages.deliveryState }).from(messages).where(eq(messages.senderId, anna.id));
    await expect.poll(states).toEqual([{ state: "failed" }]);
    const notice = await mailSink.waitForMail(anna.email, { subject: "Nicht zugestellt: Etiketten" });
    expect(notice.text).toContain(`Ihrer Nachricht an ${company.name}`);
    expect(notice.text).toContain("Hätten Sie Zeit?");
    expect(mailSink.mails.filter(({ recipient }) => recipient === anna.email)).toHaveLength(1);
    expect(mailSink.mails.filter(({ recipient }) => recipient === company.email)).toEqual([]);
  }
  mailSink.refuse(null);
});

it("says so while the mail server does not take our address [MSG-21]", async ({ browser, mailSink }) => {
  mailSink.refuseSender(550, "domain not verified");
  const berg = await createCompany(db);
  await signIn(browser, await createPerson(db, longMember));
  const fields = { senderEmail: "anna@example.com", subject: "Hallo", message: "Hallo" };
  const send = () => browser.post(`/nachrichten?an=unternehmen/${berg.slug}`, fields);
  expect((await send()).text).toContain("Nachricht gesendet");
  const refused = await sentUntil(503);
  expect(refused.texts("alert").join()).toContain("Domain-Verifizierung erforderlich");
  expect(refused.text).toContain("Hallo");

  // An unreachable mail server does not show that it accepts our address again.
  await mailSink.down();
  await expect
    .poll(async () => {
      await retryMailsNow(db);
      const { rows } = await db.execute<{ failure: string }>(
        sql`select output::text as failure from pgboss.job where name = 'mail' and data ->> 'to' = ${berg.email}`,
      );
      return rows.map(({ failure }) => failure).join();
    })
    .toContain("ECONNREFUSED");
  expect((await send()).status).toBe(503);
  await mailSink.up();

  mailSink.refuseSender(null);
  await sentUntil(200);

  async function sentUntil(status: number) {
    let answer = await send();
    for (; answer.status !== status; answer = await send()) await retryMailsNow(db);
    return answer;
  }
});
