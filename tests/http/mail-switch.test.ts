import { expect } from "vitest";
import { db } from "~/db/client.server";
import { mailPreferences } from "~/db/schema";
import { footerSwitchUrlOf, headSwitchUrlOf } from "~/mail/switch-off.server";
import { Browserless, it, signIn } from "../support/http";
import { createCompany, createPerson, longMember, unique } from "../support/people";

it("a mail program switches mails off with one click, and a person with a button; nobody switches on [TALK-21, SAFE-108]", async ({
  browser,
  site,
  mailSink,
}) => {
  const [anna, berg] = [await createPerson(db, longMember), await createCompany(db)];
  const isOff = async () => (await db.select().from(mailPreferences)).some(({ profileId }) => profileId === berg.id);
  await signIn(browser, anna);
  await browser.post(`/nachrichten?an=unternehmen/${berg.slug}`, {
    senderEmail: anna.email,
    subject: unique("Frage"),
    message: "Hallo",
  });
  const { source } = await mailSink.waitForMail(berg.email);
  const head = source.slice(0, source.indexOf("\r\n\r\n")).replaceAll(/\r\n\s+/g, "");
  expect(head).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  const [, url = ""] = /^List-Unsubscribe:\s*<([^>]+)>/m.exec(head) ?? [];
  expect(new URL(url).search).toBe(new URL(headSwitchUrlOf(berg.id, "nachrichten")).search);

  const { pathname, search } = new URL(url);
  const stranger = new Browserless(site.url);
  const page = await stranger.get(pathname + search);
  expect([page.heading, await isOff()]).toEqual(["E-Mails abbestellen", false]);
  const clicked = await fetch(`${site.url}${pathname}${search}`, {
    method: "POST",
    body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
  });
  expect([clicked.status, await isOff()]).toEqual([200, true]);

  const again = await stranger.get(pathname + search);
  expect(again.heading).toBe("Diese E-Mails sind abbestellt");
  expect(again.html).not.toContain('<form method="post" action="/mails/abbestellen');
  expect(again.html).toContain('href="/konto/benachrichtigungen"');
  const on = await stranger.post(pathname + search, { ein: "1" });
  expect([on.heading, await isOff()]).toEqual(["Diese E-Mails sind abbestellt", true]);

  const footer = new URL(footerSwitchUrlOf(berg.id, "angebote"));
  const form = (await stranger.get(footer.pathname + footer.search)).form("/mails/abbestellen");
  expect((await stranger.submit(form)).heading).toBe("Diese E-Mails sind abbestellt");
  footer.searchParams.set("bis", "2026-01-01");
  const late = await stranger.get(footer.pathname + footer.search);
  expect([late.status, late.heading]).toEqual([404, "Dieser Link gilt nicht"]);
});

it("says what to do with a link that arrives incomplete [NEWS-30]", async ({ browser }) => {
  const { id } = await createPerson(db);
  const { pathname, search } = new URL(headSwitchUrlOf(id, "nachrichten"));
  const cut = await browser.get(pathname + search.slice(0, -3));
  expect([cut.status, cut.heading]).toEqual([404, "Dieser Link gilt nicht"]);
  expect(cut.text).toContain("in Ihrem Konto unter „Benachrichtigungen“");
  const objection = await browser.get("/einspruch?entscheidung=x");
  expect([objection.status, objection.heading]).toEqual([404, "Dieser Link gilt nicht"]);
});
