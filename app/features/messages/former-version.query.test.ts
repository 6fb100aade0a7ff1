import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { messages } from "~/db/schema";
import { queuedMails, withJobs } from "../../../tests/support/jobs";
import { createCompany, createPerson } from "../../../tests/support/people";
import { countedMessages } from "./message-limits.server";

withJobs();

it("still takes a message with its mail from a process of the version before", async () => {
  const [anna, berg] = [await createPerson(db), await createCompany(db)];
  const words = { subject: "Hallo", message: "Ich hätte eine Idee.", senderName: "Anna", senderEmail: anna.email };
  const mail = { to: berg.email, subject: "Hallo", text: 'Sie schreibt: "Ja"' };
  const counted = JSON.stringify(countedMessages);
  const { rows } = await db.execute<{ isSent: boolean }>(sql`
    select send_message(
      ${anna.id}, ${berg.id},
      message_facts(${anna.id}, ${berg.id}, null, ${words.subject}, ${words.message}, ${counted}), ${counted},
      ${randomUUID()}, ${JSON.stringify(words)}, ${JSON.stringify(mail)}::jsonb, null, 7, ${Date.now()}
    ) as "isSent"`);
  expect(rows).toEqual([{ isSent: true }]);
  const [message] = await db.select().from(messages).where(eq(messages.senderId, anna.id));
  expect(message).toMatchObject({ recipientId: berg.id, message: words.message, deliveryState: "queued" });
  expect(await queuedMails(berg.email)).toMatchObject([{ ...mail, messageId: message?.id }]);
});
