import { expect } from "vitest";
import { reportPath } from "~/audit/reported";
import { db } from "~/db/client.server";
import { type WriteName, writeLimits } from "~/http/limits";
import { tryLimits } from "~/http/limits/tries";
import { countTry } from "~/http/rate-limit.server";
import { createAgentOf } from "../support/agents";
import { createCallOf } from "../support/calls";
import { createCollection } from "../support/collections";
import { Browserless, it, signIn } from "../support/http";
import { useUp as reach } from "../support/limits";
import { createOffer } from "../support/offers";
import { createCompany, createPerson, type Person } from "../support/people";
import { createArticle, createPostOf } from "../support/posts";
import { createWorkOf } from "../support/works";

type Path = string | ((me: Person) => Promise<string>);

/** A limit on what has no text refuses without anything being lost. */
const noText = { none: "a button, a choice, or said at its field" };

async function deskOfferPath(me: Person) {
  return (await createOffer(db, await createCallOf(db, me), await createPerson(db))).path;
}

/** The pages with the form that a limit refuses. */
const pages: Record<WriteName, typeof noText | { creative: Path[] } | { company: Path[] }> = {
  work: { creative: ["/arbeiten/neu"] },
  "work-change": { creative: [async (me) => `/arbeiten/${(await createWorkOf(db, me)).id}/bearbeiten`] },
  post: { creative: ["/posts/neu", "/feed", "/profil"] },
  "post-change": { creative: [async (me) => `/posts/${(await createPostOf(db, me)).id}/bearbeiten`] },
  agent: {
    creative: ["/suchauftraege/neu", async (me) => `/suchauftraege/${await createAgentOf(db, me, "q=Logo")}`],
  },
  collection: {
    creative: [
      "/merklisten",
      async () => `/merklisten/merken?an=${(await createPerson(db)).slug}`,
      async (me) => (await createCollection(db, me)).path,
    ],
  },
  profile: { creative: ["/profil/bearbeiten", "/profil/spezialisierungen", "/profil/verfuegbarkeit"] },
  article: { creative: ["/blog/admin/neu"] },
  "article-change": {
    creative: [async (me) => `/blog/admin/${(await createArticle(db, { createdBy: me.id })).id}`],
  },
  "offer-change": {
    creative: [
      async (me) => `${(await createOffer(db, await createCallOf(db, await createCompany(db)), me)).path}/aendern`,
    ],
  },
  call: { company: ["/ausschreibungen/neu", "/ausschreibungen?neu"] },
  "call-file": { company: [async (me) => `/ausschreibungen/${(await createCallOf(db, me)).id}/unterlagen`] },
  "call-change": { company: [async (me) => `/ausschreibungen/${(await createCallOf(db, me)).id}/bearbeiten`] },
  question: {
    creative: [
      async () => (await createCallOf(db, await createCompany(db))).path,
      async () => `/ausschreibungen/${(await createCallOf(db, await createCompany(db))).id}/fragen`,
    ],
  },
  invitation: { company: [async () => `/einladungen/neu?an=${(await createPerson(db)).slug}`] },
  "offer-note": { company: [async (me) => `${await deskOfferPath(me)}/notiz`] },
  "offer-decision": {
    company: [async (me) => `/ausschreibungen/${(await createCallOf(db, me)).id}/angebote/absagen`],
  },
  order: {
    creative: [
      async (me) =>
        `${(await createOffer(db, await createCallOf(db, await createCompany(db)), me, { state: "confirmed" })).path}/auftrag`,
    ],
  },
  // Shown in the conversation: why-not-send.query.test.ts.
  reply: noText,
  name: noText,
  portrait: noText,
  like: noText,
  "like-again": noText,
  pin: noText,
  "article-deletion": noText,
  "call-news": noText,
  "message-file": noText,
  "invitation-of-call": noText,
  "question-of-call": noText,
  "work-order": noText,
  "credit-request": noText,
  "credit-request-person": noText,
  "offer-selection": noText,
  collaboration: noText,
  "offer-draft": noText,
  "superadmin-act": noText,
};

it("says above each form which limit is reached, and only then [TELL-48]", async ({ site }) => {
  for (const [kind, me] of [
    ["creative", await createPerson(db)],
    ["company", await createCompany(db)],
  ] as const) {
    const browser = await signIn(new Browserless(site.url), me);
    const rows: [name: WriteName, path: string][] = [];
    for (const [name, row] of Object.entries(pages) as [WriteName, Record<string, Path[]>][]) {
      for (const path of row[kind] ?? []) rows.push([name, typeof path === "string" ? path : await path(me)]);
    }
    const says = async ([name, path]: (typeof rows)[number]) =>
      (await browser.get(path)).text.includes(`${writeLimits[name].title} In der ersten Woche können Sie`);
    for (const row of rows) expect(await says(row), row.join()).toBe(false);
    for (const name of new Set(rows.map(([name]) => name))) await reach(name, me.id);
    for (const row of rows) expect(await says(row), row.join()).toBe(true);
  }
});

it("says a reached limit at buttons and forms, once when it refuses [TELL-48]", async ({ site }) => {
  const [anna, ben, berg] = [await createPerson(db), await createPerson(db), await createCompany(db)];
  const call = await createCallOf(db, berg);
  const work = await createWorkOf(db, ben);
  const browser = await signIn(new Browserless(site.url), anna);
  const form = (await browser.get(`/nachrichten/neu?an=unternehmen/${berg.slug}`)).form("/nachrichten");
  const message = (count: number) => ({ subject: "Hallo", message: `Frage ${count}` });
  const paths = [
    `/kreative/${ben.slug}`,
    `/kreative/${ben.slug}/arbeiten/${work.slug}`,
    `/unternehmen/${berg.slug}`,
    `/unternehmen/${berg.slug}?angebot=${call.id}`,
    `${call.path}?angebot=${call.id}`,
    `/ausschreibungen?angebot=${call.id}`,
    `/nachrichten/neu?an=kreative/${ben.slug}`,
    `/nachrichten/neu?ausschreibung=${call.id}`,
  ];
  const limit = "In der ersten Woche sind 5 Nachrichten und Angebote möglich.";
  for (const path of paths) expect((await browser.get(path)).text, path).not.toContain(limit);
  for (let count = 0; count < 5; count += 1) await browser.submit(form, message(count));
  for (const path of paths) expect((await browser.get(path)).text, path).toContain(limit);
  const refused = await browser.submit(form, message(5));
  expect(refused.status).toBe(429);
  expect(refused.text.split(limit)).toHaveLength(2);
});

it("says that there are too many reports before one is written [TELL-48]", async ({ site }) => {
  const [anna, ben] = [await createPerson(db), await createPerson(db)];
  const browser = await signIn(new Browserless(site.url), anna);
  const path = reportPath("profile", `kreative/${ben.slug}`);
  expect((await browser.get(path)).text).not.toContain("Zu viele Meldungen");
  for (let count = 0; count < tryLimits["report-account"].times; count += 1) await countTry("report-account", anna.id);
  expect((await browser.get(path)).text).toContain("Zu viele Meldungen");
});
