import type { Page, Route } from "@playwright/test";
import { sql } from "drizzle-orm";
import { db } from "../../app/db/client.server";
import { test as base, expect, expectInView, phone } from "../support/fixtures";
import { createPerson } from "../support/people";
import { browserOf } from "../support/session";
import type { Site } from "../support/site";
import { openStarted } from "../support/touch";
import { writeRows } from "./write-rows";
import { beginAs, type WriteRow } from "./write-rows/write-row";

/** The server's real response when a write fails. */
async function recordFailure(site: Site): Promise<string> {
  const admin = await createPerson(db, { isSuperadmin: true });
  const browser = await browserOf(db, site.url, admin);
  await db.execute(sql`alter table audit_log rename to audit_log_away`);
  const answer = await browser.post(`/admin/profile/${admin.id}/empfehlen.data`, { featuredUntil: "" });
  await db.execute(sql`alter table audit_log_away rename to audit_log`);
  expect(answer.status).toBe(500);
  return answer.html;
}

/** Recorded once per worker. A fixture of the worker would start all workers again for this file. */
let recorded: Promise<string> | undefined;

const test = base.extend<{ failure: string }>({
  failure: async ({ site }, use) => {
    recorded ??= recordFailure(site);
    await use(await recorded);
  },
});

const desk = { width: 1280, height: 800 };

const newToast = "[data-sonner-toast]:not([data-read])";

const plain = { "content-type": "text/plain; charset=utf-8" };

type Fate = [reason: string, trouble: RegExp, meet: (route: Route) => Promise<void>];

/** Failures that every form is tested with: no connection, and an error on the server. */
const always = (failure: string): Fate[] => [
  ["Die Verbindung ist abgebrochen.", /^net::ERR_\w+ POST/, (route) => route.abort("connectionreset")],
  [
    "Der Fehler liegt bei uns und ist vermerkt.",
    /^500 POST/,
    (route) =>
      route.fulfill({
        status: 500,
        body: failure,
        headers: { "content-type": "text/x-script", "x-remix-response": "yes" },
      }),
  ],
];

/**
 * Responses that do not come from a route. One piece of code reads them for all forms, and each form has shown twice
 * how it fails, so every third form gets one of them, in turn.
 */
const elsewhere: Fate[] = [
  [
    "Die Verbindung ist abgebrochen.",
    /^503 POST/,
    (route) => route.fulfill({ status: 503, body: "<h1>Service Unavailable</h1>", contentType: "text/html" }),
  ],
  [
    "Es ist mehr, als wir auf einmal annehmen.",
    /^413 POST/,
    (route) => route.fulfill({ status: 413, body: "Das ist zu groß.", headers: plain }),
  ],
  [
    "Wir konnten nicht alles davon lesen.",
    /^400 POST/,
    (route) => route.fulfill({ status: 400, body: "Das ist nicht vollständig angekommen.", headers: plain }),
  ],
];

/** Lists of neighbours. An item begins a new one if `begins` says so, and goes into the last otherwise. */
function listed<Item>(items: Item[], begins: (item: Item, list: Item[]) => boolean): Item[][] {
  const lists: Item[][] = [];
  for (const item of items) {
    const list = lists.at(-1);
    if (list && !begins(item, list)) list.push(item);
    else lists.push([item]);
  }
  return lists;
}

const numbered = Object.entries(writeRows).map(([route, row], index) => ({ route, row, index }));
/** Rows that share a page, because opening it takes longer than a row. */
const visits = listed(numbered, ({ row }) => !row.joins);
/** A test takes some pages one after the other, because a new browser context costs more than a page. */
const groups = listed(visits, (_, group) => group.flat().length >= 8).map((group) => group.flat());

test("rows that share a page have each its own text", () => {
  expect(visits.length).toBeLessThan(numbered.length);
  // What an earlier row has left in sight must not be taken for the text of this one.
  for (const visit of visits)
    for (const [at, { row }] of visit.entries())
      expect(visit.slice(0, at).filter((before) => before.row.says.includes(row.says))).toEqual([]);
});

for (const group of groups) {
  const [first, last] = [group[0]?.route, group.at(-1)?.route];
  test(`each write from ${first} to ${last} that fails says so each time, in view, and keeps what was typed [TELL-04, TELL-43, TELL-46]`, async ({
    page,
    context,
    failure,
    newPerson,
    newCompany,
    signIn,
    expectTrouble,
  }) => {
    test.slow();
    /** Leaves the page as this person, and returns where the next one goes. */
    const begin = async (row: WriteRow) => {
      if (page.url() !== "about:blank") {
        // The next person finds no draft of this one.
        await page.evaluate(() => localStorage.clear());
        // This page asks nothing more, without a session.
        await page.goto("about:blank");
      }
      return beginAs(row, { context, newPerson, newCompany, signIn });
    };

    for (const { route, row, index } of group) {
      await test.step(route, async () => {
        const path = row.joins ? null : await begin(row);
        const fates = [...always(failure), ...(index % 3 ? [] : elsewhere.slice((index / 3) % 3).slice(0, 1))];
        await failInTurn(page, route, row, path, fates);
        for (const [, trouble] of fates) expectTrouble(trouble);
        await page.unrouteAll();
        await page.setViewportSize(desk);
      });
    }
  });
}

async function failInTurn(page: Page, route: string, row: WriteRow, path: string | null, fates: Fate[]) {
  const isConfirm = route.endsWith("/confirm");
  let fate: Fate | undefined = fates[0];
  const meet = () =>
    page.route(
      () => true,
      (sent) => (sent.request().method() === "POST" && fate ? fate[2](sent) : sent.fallback()),
    );
  // What leads to the form may be sent, unless the page sends the form by itself.
  if (isConfirm) await meet();
  if (path) {
    await openStarted(page, path);
  }
  await row.fill?.(page);
  if (!isConfirm) await meet();
  const typed = await readFields(page);
  for (fate of fates) {
    const [reason, trouble] = fate;
    const isSentByItself = isConfirm && trouble.source.includes("net::");
    // A form that has failed at a desk fails on a phone.
    if (fate === fates[1] && row.fill) await page.setViewportSize(phone);
    if (!isSentByItself) await (await row.button(page)).click();
    const told = page.locator(`[role=alert], ${newToast}`).filter({ hasText: reason, visible: true });
    await expect(told.filter({ hasText: row.says }), route).toBeVisible();
    const inForm = told.filter({ hasText: row.says }).and(page.locator("[role=alert][tabindex]"));
    if ((await inForm.count()) > 0) {
      await expect(inForm, route).toBeFocused();
      await expectInView(inForm);
    }
    expect(await readFields(page), route).toEqual(typed);
    await closeToasts(page);
  }
}

function readFields(page: Page) {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLInputElement>("input[name]:not([type=hidden]), textarea[name], select[name]"),
    ].map((field) => {
      const value = ["checkbox", "radio"].includes(field.type) ? field.checked : field.value;
      return [field.name, value];
    }),
  );
}

/** Closes the toasts and marks them, so that the test does not mistake them for the next while they leave. */
function closeToasts(page: Page) {
  return page.locator(newToast).evaluateAll((toasts) => {
    for (const toast of toasts) {
      toast.setAttribute("data-read", "");
      toast.querySelector<HTMLButtonElement>("[data-close-button]")?.click();
    }
  });
}
