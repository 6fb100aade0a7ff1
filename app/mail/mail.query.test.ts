import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import PostalMime from "postal-mime";
import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { queuedMails, withJobs } from "../../tests/support/jobs";
import { uniqueEmail } from "../../tests/support/people";
import { deliverMail, mailFolder } from "./deliver.server";
import { sendMail } from "./mail.server";
import { unprovenAddress } from "./proven-address";

withJobs();

const content = { subject: "Grüße", greeting: "Guten Tag", paragraphs: ["Hallo."] };

it("is queued with the change that causes it", async () => {
  const to = unprovenAddress(uniqueEmail());
  await db.transaction((tx) =>
    sendMail(tx, to, content, { replyTo: { name: "Ben", address: unprovenAddress("ben@example.com") } }),
  );
  expect(await queuedMails(to)).toEqual([
    expect.objectContaining({
      to,
      subject: "Grüße",
      text: expect.stringContaining("Hallo."),
      html: expect.stringContaining("Hallo."),
      replyTo: { name: "Ben", address: "ben@example.com" },
    }),
  ]);
});

it("is undone with it", async () => {
  const to = unprovenAddress(uniqueEmail());
  const change = db.transaction(async (tx) => {
    await sendMail(tx, to, content);
    throw new Error("thought better of it");
  });
  await expect(change).rejects.toThrow("thought better of it");
  expect(await queuedMails(to)).toEqual([]);
});

it("is in the data folder without a mail server, under the id of its job", async () => {
  const to = unprovenAddress(uniqueEmail());
  const id = randomUUID();
  const mail = { to, subject: "Grüße aus Lech", text: "Servus\n", html: "<p>Servus</p>" };
  await deliverMail(
    { ...mail, replyTo: { name: "Böse\r\nBcc: x@example.com", address: unprovenAddress("ben@example.com") } },
    id,
  );
  expect(readdirSync(mailFolder)).toEqual([`${id}.eml`]);
  const source = readFileSync(`${mailFolder}/${id}.eml`, "utf8");
  const parsed = await PostalMime.parse(source);
  expect(parsed).toMatchObject({
    subject: "Grüße aus Lech",
    to: [{ address: to }],
    from: { name: "Kreativländle", address: "kontakt@kreativlaendle.example" },
    messageId: `<${id}@localhost>`,
  });
  expect(parsed.replyTo).toEqual([expect.objectContaining({ address: "ben@example.com" })]);
  expect(source).not.toMatch(/^Bcc:/im);
});
