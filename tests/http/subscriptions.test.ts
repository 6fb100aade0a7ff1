import { expect } from "vitest";
import { db } from "~/db/client.server";
import { createCallOf, dayFromNow } from "../support/calls";
import { Browserless, it, signIn } from "../support/http";
import { changePerson, createCompany, unique } from "../support/people";

const page = "/konto/abos";

it("gives open calls and deadlines to programs by an address that can be taken back [REACH-83, REACH-84]", async ({
  browser,
  site,
}) => {
  const berg = await createCompany(db);
  const word = unique("Glasmalerei").replaceAll(" ", "");
  const call = await createCallOf(db, berg, { title: `Fenster, ${word}`, deadline: dayFromNow(5), location: "Egg" });
  await createCallOf(db, berg, { title: `Zu spät, ${word}`, status: "geschlossen" });
  await signIn(browser, berg);
  expect((await browser.get(`/ausschreibungen?q=${word}`)).html).toContain(`href="${page}?q=${word}"`);
  await browser.submit((await browser.get(page)).form(page));
  const shown = await browser.get(`${page}?q=${word}`);
  expect(shown.text).toContain(`Ausschreibungen: „${word}“`);
  const [, token = ""] = /\/abo\/([\w-]{43})\//.exec(shown.html) ?? [];
  const anyone = new Browserless(site.url);

  const feed = await anyone.get(`/abo/${token}/ausschreibungen.json?q=${word}`);
  expect(JSON.parse(feed.html).items.map(({ url }: { url: string }) => url)).toEqual([`${site.url}${call.path}`]);
  expect(JSON.parse((await anyone.get(`/abo/${token}/ausschreibungen.json?q=${word}&ort=Bludenz`)).html).items).toEqual(
    [],
  );
  const atom = await anyone.get(`/abo/${token}/ausschreibungen.atom?q=${word}`);
  expect(atom.html).toContain(`<title>Fenster, ${word}</title>`);
  const calendar = await anyone.get(`/abo/${token}/fristen.ics`);
  expect(calendar.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(calendar.html).toContain(`SUMMARY:Deadline: Fenster\\, ${word}`.slice(0, 60));
  for (const answer of [feed, atom, calendar]) {
    expect(answer.headers.get("cache-control")).toBe("private, no-cache");
    expect(answer.headers.get("referrer-policy")).toBe("no-referrer");
    expect(answer.html).not.toContain(berg.email);
  }
  const etag = calendar.headers.get("etag") ?? "";
  const ask = (path: string) =>
    fetch(`${site.url}/abo/${token}/${path}`, { headers: { "if-none-match": `W/${etag}, "x"` } });
  expect((await ask("fristen.ics")).status).toBe(304);
  expect((await ask("ausschreibungen.atom")).status).toBe(200);
  expect((await ask("konto.ics")).status).toBe(404);

  await changePerson(db, berg, { profileStatus: "blocked", statusBeforeBlock: "active" });
  expect((await ask("fristen.ics")).status).toBe(404);
  await changePerson(db, berg, { profileStatus: "active", statusBeforeBlock: null });
  await signIn(browser, berg);
  await browser.submit((await browser.get(page)).form(page));
  expect((await ask("fristen.ics")).status).toBe(404);
  const [, other = ""] = /\/abo\/([\w-]{43})\//.exec((await browser.get(page)).html) ?? [];
  expect((await anyone.get(`/abo/${other}/fristen.ics`)).status).toBe(200);
  await browser.post(page, { tat: "beenden" });
  expect((await anyone.get(`/abo/${other}/fristen.ics`)).status).toBe(404);
});
