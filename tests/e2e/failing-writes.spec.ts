import type { Page, Route } from "@playwright/test";
import { sql } from "drizzle-orm";
import { rows } from "../http/role-rows";
import { test as base, expect } from "../support/fixtures";
import { createPerson } from "../support/people";
import { browserOf } from "../support/session";
import { touch } from "../support/touch";
import { withoutForm, writeRows } from "./write-rows";
import type { WriteRow } from "./write-rows/write-row";

const test = base.extend<object, { failure: string }>({
  /** The server's real response when a write fails, recorded once. */
  failure: [
    async ({ site, db }, use) => {
      const admin = await createPerson(db, { isSuperadmin: true });
      const browser = await browserOf(db, site.url, admin);
      await db.execute(sql`alter table audit_log rename to audit_log_away`);
      const answer = await browser.post(`/admin/profile/${admin.id}/empfehlen.data`, { featuredUntil: "" });
      await db.execute(sql`alter table audit_log_away rename to audit_log`);
      expect(answer.status).toBe(500);
      await use(answer.html);
    },
    { scope: "worker" },
  ],
});

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
 * Responses that do not come from a route. One piece of code reads them for all forms, so each form gets only one of
 * them, in turn.
 */
const inTurn: Fate[] = [
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

test("every write has a form here, or a reason why there is none [TELL-04]", () => {
  const known = [...Object.keys(writeRows), ...Object.keys(withoutForm)].map((route) => route.split("?modus")[0]);
  const writes = Object.keys(rows).filter((route) => route.startsWith("POST "));
  expect([...new Set(known)].sort()).toEqual(writes.sort());
});

/** A test takes some rows one after the other, because a new browser context costs more than a row. */
const together = 8;
const numbered = Object.entries(writeRows).map(([route, row], index) => ({ route, row, index }));
const groups = Array.from({ length: Math.ceil(numbered.length / together) }, (_, group) =>
  numbered.slice(group * together, (group + 1) * together),
);

for (const group of groups) {
  const [first, last] = [group[0]?.route, group.at(-1)?.route];
  test(`each write from ${first} to ${last} that fails says so each time, and keeps what was typed [TELL-04, TELL-43]`, async ({
    page,
    context,
    db,
    failure,
    newPerson,
    newCompany,
    signIn,
    expectTrouble,
  }) => {
    test.slow();
    for (const { route, row, index } of group) {
      await test.step(route, async () => {
        await context.clearCookies();
        const me = await (row.as === "company" ? newCompany() : newPerson({ isSuperadmin: row.as === "superadmin" }));
        if (row.as) await signIn(me);
        const path = typeof row.page === "string" ? row.page : await row.page({ db, me });
        const fates = [...always(failure), ...inTurn.slice(index % inTurn.length).slice(0, 1)];
        await failInTurn(page, route, row, path, fates);
        for (const [, trouble] of fates) expectTrouble(trouble);
        await page.unrouteAll();
        // The next person finds no draft of this one.
        await page.evaluate(() => localStorage.clear());
        // This page asks nothing more, without a session.
        await page.goto("about:blank");
      });
    }
  });
}

async function failInTurn(page: Page, route: string, row: WriteRow, path: string, fates: Fate[]) {
  const isConfirm = route.endsWith("/confirm");
  let fate: Fate | undefined = fates[0];
  const meet = () =>
    page.route(
      () => true,
      (sent) => (sent.request().method() === "POST" && fate ? fate[2](sent) : sent.fallback()),
    );
  // What leads to the form may be sent, unless the page sends the form by itself.
  if (isConfirm) await meet();
  await page.goto(path);
  await touch(page);
  await row.fill?.(page);
  if (!isConfirm) await meet();
  const typed = await readFields(page);
  for (fate of fates) {
    const [reason, trouble] = fate;
    const isSentByItself = isConfirm && trouble.source.includes("net::");
    if (!isSentByItself) await (await row.button(page)).click();
    const told = page.locator(`[role=alert], ${newToast}`).filter({ hasText: reason, visible: true });
    await expect(told.filter({ hasText: row.says }), route).toBeVisible();
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
