import type { Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { expect, test } from "../support/fixtures";

const hint = "Bitte laden Sie die Seite in ein paar Minuten noch einmal.";

interface Failure {
  /** The path; by default the page of another person. */
  path?: string;
  /** The table that the test makes unreadable. */
  table: string;
  title: string;
  /** The text of the toast, if it differs. */
  toast?: string;
  as?: "superadmin";
  /** Whether the whole page counts as failed. */
  isError?: true;
}

const failures: Record<string, Failure> = {
  "reservations [ADM-26]": {
    path: "/admin/dashboard",
    table: "reserved_profiles",
    title: "Fehler beim Laden der reservierten Profile",
    as: "superadmin",
    isError: true,
  },
  "articles at the desk [BADM-20]": {
    path: "/blog/admin",
    table: "blog_posts",
    title: "Fehler beim Laden der Beiträge",
    as: "superadmin",
  },
  "liked profiles [LIKE-21]": {
    path: "/favoriten",
    table: "favorites",
    title: "Fehler beim Laden der Favoriten",
    isError: true,
  },
  "own posts [POST-35]": { path: "/profil", table: "posts", title: "Fehler beim Laden der Posts" },
  "posts of others [POST-35]": {
    table: "posts",
    title: "Posts konnten nicht geladen werden",
    toast: "FehlerPosts konnten nicht geladen werden",
  },
};

const toastOf = (page: Page, text: string) => page.getByRole("dialog", { name: "Meldung" }).filter({ hasText: text });

for (const [what, { path, table, title, toast = title, as, isError }] of Object.entries(failures)) {
  test(`a failure to load ${what} is a toast, and stays in place when the toast has left`, async ({
    page,
    newPerson,
    signIn,
    db,
    expectTrouble,
  }) => {
    await signIn(await newPerson({ isSuperadmin: as === "superadmin" }));
    const address = path ?? `/kreative/${(await newPerson()).slug}`;
    if (isError) expectTrouble(new RegExp(`^500 GET .*${path}$`));
    await db.execute(sql.raw(`alter table ${table} rename to ${table}_away`));
    try {
      await page.goto(address);
    } finally {
      await db.execute(sql.raw(`alter table ${table}_away rename to ${table}`));
    }
    const shown = toastOf(page, toast);
    await expect(shown).toBeVisible();
    const inPlace = page.getByRole("main").getByRole("alert").filter({ hasText: title });
    await expect(inPlace).toContainText(hint);
    await shown.evaluate((element) => {
      for (const animation of element.getAnimations()) animation.finish();
    });
    await expect(shown).toBeHidden();
    await expect(inPlace).toBeVisible();
  });
}
