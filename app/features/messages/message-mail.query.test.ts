import { readdirSync } from "node:fs";
import { eq } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { messages } from "~/db/schema";
import { deliverMail, mailFolder } from "~/mail/deliver.server";
import { formOf } from "../../../tests/support/form-of";
import { queuedMails, withJobs } from "../../../tests/support/jobs";
import { createCompany, createPerson, deletePerson, uniqueEmail } from "../../../tests/support/people";
import { sendMessage } from "./send-message.server";

withJobs();

const hasFile = (job: string) => readdirSync(mailFolder).includes(`${job}.eml`);

/** Sends a message, and returns its sender and its mail, which waits in the queue. */
async function queued() {
  const [anna, berg] = [await createPerson(db), await createCompany(db, { contactEmail: uniqueEmail("buero") })];
  const text = { senderEmail: "anna@atelier.example", subject: "Hallo", message: "Guten Tag, ich hätte eine Idee." };
  await sendMessage(anna, new URLSearchParams({ an: `unternehmen/${berg.slug}` }), formOf(text), null);
  const [mail] = await queuedMails(berg.contactEmail ?? "");
  return { anna, mail: mail ?? expect.fail() };
}

it("the mail of a message is noted as sent, and not sent again when its job comes back [MSG-18]", async () => {
  const { anna, mail } = await queued();
  await deliverMail(mail, "job-1");
  expect(hasFile("job-1")).toBe(true);
  const [row] = await db.select().from(messages).where(eq(messages.senderId, anna.id));
  expect([row?.id, row?.deliveryState]).toEqual([mail.messageId, "sent"]);
  expect(row?.deliveredAt).toBeInstanceOf(Date);
  await deliverMail(mail, "job-2");
  expect(hasFile("job-2")).toBe(false);
});

it("the mail of a message does not go out any more once its sender has gone [OWN-50]", async () => {
  const { anna, mail } = await queued();
  await deletePerson(db, anna);
  await deliverMail(mail, "job-3");
  expect(hasFile("job-3")).toBe(false);
});
