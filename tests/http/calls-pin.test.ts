import { and, eq } from "drizzle-orm";
import { expect } from "vitest";
import { ausschreibungen } from "~/db/schema";
import type { Page } from "../support/browserless";
import { createCallOf } from "../support/calls";
import { it, signIn } from "../support/http";
import { createCompany } from "../support/people";

/** The toast that the response sets for the next page. */
function toastOf({ headers }: Page): string {
  const cookie = headers.getSetCookie().find((line) => line.startsWith("toast="));
  const value = decodeURIComponent(/^toast=([^;]*)/.exec(cookie ?? "")?.[1] ?? "");
  return JSON.parse(decodeURIComponent(escape(atob(value)))).title;
}

it("has one call pinned after two were pinned at the same moment, each of thirty times [CALL-44, CALL-46]", async ({
  browser,
  db,
}) => {
  const berg = await createCompany(db);
  const calls = [await createCallOf(db, berg), await createCallOf(db, berg)];
  await signIn(browser, berg);
  const isPinned = and(eq(ausschreibungen.userId, berg.id), eq(ausschreibungen.pinned, true));
  for (let round = 1; round <= 30; round += 1) {
    const answers = await Promise.all(
      calls.map(({ id }) => browser.post(`/ausschreibungen/${id}/anheften`, { pinned: "ja" }, { follow: false })),
    );
    expect(answers.map(toastOf)).toEqual(["Ausschreibung angeheftet", "Ausschreibung angeheftet"]);
    expect(await db.$count(ausschreibungen, isPinned), `round ${round}`).toBe(1);
  }
});

it("has one call pinned after two were created as pinned and one was saved as pinned at the same moment [CALL-44, CALL-45]", async ({
  browser,
  db,
}) => {
  const berg = await createCompany(db, { memberSince: new Date("2026-01-01") });
  const { id } = await createCallOf(db, berg);
  await signIn(browser, berg);
  const form = { description: "Drei", category: "Marketing", pinned: "on" };
  const isPinned = and(eq(ausschreibungen.userId, berg.id), eq(ausschreibungen.pinned, true));
  for (let round = 1; round <= 20; round += 1) {
    // Otherwise the others would change this one while its form is open.
    await db.update(ausschreibungen).set({ pinned: false }).where(eq(ausschreibungen.id, id));
    const version = (await browser.get(`/ausschreibungen/${id}/bearbeiten`)).valueAt("version") ?? "";
    const answers = await Promise.all(
      ["/ausschreibungen/neu", "/ausschreibungen/neu", `/ausschreibungen/${id}/bearbeiten`].map((path, index) =>
        browser.post(path, { ...form, version, title: `Plakate ${round}-${index}` }, { follow: false }),
      ),
    );
    expect(answers.map(toastOf)).toEqual([
      "Ausschreibung erfolgreich erstellt!",
      "Ausschreibung erfolgreich erstellt!",
      "Änderungen erfolgreich gespeichert!",
    ]);
    expect(await db.$count(ausschreibungen, isPinned), `round ${round}`).toBe(1);
  }
});
