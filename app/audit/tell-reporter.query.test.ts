import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { queuedMails, withJobs } from "../../tests/support/jobs";
import { changePerson, createPerson, unique, uniqueEmail } from "../../tests/support/people";
import { createPostOf } from "../../tests/support/posts";
import { createReport } from "../../tests/support/reports";
import { recordDecision } from "./decisions.server";

withJobs();

async function decide(reporter: { reporterId?: string | null; reporterEmail: string }, outcome: "none" | "hide") {
  const anna = await createPerson(db);
  const post = await createPostOf(db, anna, { content: unique("Kaufen Sie bei casino.example") });
  await createReport(db, post, reporter);
  const vera = await createPerson(db, { isSuperadmin: true });
  const subject = { kind: "post" as const, id: `${post.id}`, name: post.content, path: "/feed", concerns: anna.id };
  await db.transaction((tx) =>
    recordDecision(tx, vera, { outcome, subject, ground: "ehre", facts: "Das ist Werbung." }),
  );
  return { mail: (await queuedMails(reporter.reporterEmail)).at(-1), words: post.content };
}

it("the decision about a report quotes nothing to an address that nobody has proven [SAFE-109]", async () => {
  const ben = await createPerson(db);
  const strangers = [
    { reporterEmail: uniqueEmail("opfer") },
    { reporterEmail: uniqueEmail("opfer"), reporterId: ben.id },
    { reporterEmail: ben.email },
  ];
  for (const reporter of strangers) {
    const { mail, words } = await decide(reporter, "none");
    expect(mail).toMatchObject({ isUnproven: true });
    expect(mail?.text).toContain("jemand hat uns mit dieser Adresse einen Post gemeldet.");
    for (const text of [mail?.text, mail?.html, mail?.subject]) expect(text).not.toContain(words);
    expect(`${mail?.text}${mail?.html}`).not.toContain("casino");
  }
});

it("it names what was reported to the account that reported it [SAFE-109]", async () => {
  const ben = await createPerson(db);
  const reporter = { reporterEmail: ben.email, reporterId: ben.id };
  for (const outcome of ["none", "hide"] as const) {
    const { mail, words } = await decide(reporter, outcome);
    expect(mail).toMatchObject({ recipientId: ben.id });
    expect(mail?.isUnproven).toBeUndefined();
    expect(mail?.text).toContain(`Sie haben uns den Post „${words}“ gemeldet.`);
  }
  await changePerson(db, ben, { emailVerified: false });
  const { mail, words } = await decide(reporter, "none");
  expect(mail?.text).not.toContain(words);
});

it("nothing else sends mail to addresses that nobody has proven, but what asks for the proof [SAFE-109]", () => {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" }).filter(
    (file) => file.endsWith(".ts") && !file.endsWith(".test.ts"),
  );
  const senders = files.filter((file) => /\bsendUnproven\b/.test(readFileSync(join("app", file), "utf8")));
  expect(senders.toSorted()).toEqual([
    "audit/tell-reporter.server.ts",
    "auth/address/contact-address.server.ts",
    "auth/address/request-address.server.ts",
    "auth/auth.server.ts",
    "mail/mail.server.ts",
  ]);
});
