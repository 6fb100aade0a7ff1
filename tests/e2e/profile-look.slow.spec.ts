import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import { db } from "../../app/db/client.server";
import { profiles } from "../../app/db/schema";
import { layOutWhole } from "../support/accessible";
import { createCallOf } from "../support/calls";
import { expect, expectAccessible, expectNoSidewaysScroll, test } from "../support/fixtures";
import { unique } from "../support/people";
import { touch } from "../support/touch";

test("sets the buttons of a profile in two columns, the main one whole [LOOK-09]", { tag: "@phone" }, async ({
  page,
  newPerson,
  signIn,
}) => {
  const [anna, ben] = [await newPerson(), await newPerson()];
  await signIn(anna);
  const boxOf = async (role: "link" | "button", name: string) => {
    const box = await page.getByRole("main").getByRole(role, { name }).first().boundingBox();
    if (!box) throw new Error(`${name} is not there`);
    return box;
  };
  await page.goto("/profil");
  const main = await boxOf("link", "Profil bearbeiten");
  const left = await boxOf("link", "Meine Favoriten");
  const right = await boxOf("link", "Profil Analytics");
  const last = await boxOf("link", "Öffentliche Ansicht");
  expect([left.y, left.width, left.height]).toEqual([right.y, right.width, right.height]);
  expect(right.x + right.width).toBe(main.x + main.width);
  expect([left.x, last.x, last.width]).toEqual([main.x, main.x, main.width]);
  expect(left.height).toBeLessThan(60);
  await expectNoSidewaysScroll(page);

  await page.goto(`/kreative/${ben.slug}`);
  expect((await boxOf("link", "Nachricht senden")).width).toBe(main.width);
  await expectNoSidewaysScroll(page);
});

test("sets the four buttons of one's own profile two by two beside the name [LOOK-72]", async ({ page, viewer: _ }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto("/profil");
  const names = ["Profil bearbeiten", "Meine Favoriten", "Profil Analytics", "Öffentliche Ansicht"];
  const boxes = await Promise.all(
    names.map((name) => page.getByRole("main").getByRole("link", { name }).first().boundingBox()),
  );
  expect(new Set(boxes.map((box) => box?.width)).size).toBe(1);
  expect(boxes[0]?.y).toBe(boxes[1]?.y);
  expect([boxes[2]?.x, boxes[3]?.x]).toEqual([boxes[0]?.x, boxes[1]?.x]);
});

test("keeps the words of a profile's main button in one line, for visitors and members [LOOK-22]", async ({
  page,
  newPerson,
  newCompany,
  signIn,
}) => {
  const pages = [`/kreative/${(await newPerson()).slug}`, `/unternehmen/${(await newCompany()).slug}`];
  const lines = () =>
    page
      .getByRole("main")
      .getByText("Nachricht senden", { exact: true })
      .first()
      .evaluate((words) => words.clientHeight / Number.parseFloat(getComputedStyle(words).lineHeight));
  for (const path of pages) {
    await page.goto(path);
    expect(await lines()).toBeCloseTo(1, 0);
  }
  await signIn(await newPerson());
  for (const path of pages) {
    await page.goto(path);
    expect(await lines()).toBeCloseTo(1, 0);
  }
});

/** Whether each heart in the page's content is filled. */
const heartsOf = (page: Page, within: string) =>
  page
    .locator(`main ${within} svg.lucide-heart`)
    .evaluateAll((hearts) => hearts.map((heart) => getComputedStyle(heart).fill !== "none"));

test("shows one heart, filled only where one likes, on the profile, on its card and on the home page [LOOK-10]", async ({
  page,
  viewer: _,
  newPerson,
}) => {
  const ben = await newPerson({ featured: true, favoriteCount: 40_000 });
  const card = page.getByRole("article").filter({ has: page.getByRole("link", { name: ben.name, exact: true }) });
  const cardSelector = `article:has(a[href="/kreative/${ben.slug}"])`;
  const directory = `/kreative?q=${encodeURIComponent(ben.name)}`;

  for (const [path, scope] of [
    ["/", cardSelector],
    [directory, cardSelector],
    [`/kreative/${ben.slug}`, ""],
  ] as const) {
    await page.goto(path);
    expect(await heartsOf(page, scope), path).toEqual([false]);
  }
  await expect(page.getByRole("main")).toContainText("Gefällt mir· 40.000");
  await touch(page);
  await page.getByRole("button", { name: "Gefällt mir", exact: true }).click();
  await expect(page.getByRole("button", { name: "Gefällt mir nicht mehr" })).toBeVisible();
  expect(await heartsOf(page, "")).toEqual([true]);
  for (const path of ["/", directory]) {
    await page.goto(path);
    expect(await heartsOf(page, cardSelector), path).toEqual([true]);
    await expect(card.getByRole("button")).toHaveAccessibleName(/^Gefällt mir nicht mehr\s+· 40\.001\b/);
  }
  await expectAccessible(page);
  await touch(page);
  await card.getByRole("button").click();
  await expect(card.getByRole("button")).toHaveAccessibleName(/^Gefällt mir\s· 40\.000\b/);
  await db.update(profiles).set({ featured: false }).where(eq(profiles.id, ben.id));
});

test("lets no line begin or end with the dot between two facts [LOOK-11]", async ({
  page,
  viewer: _,
  newPerson,
  newCompany,
}) => {
  const call = await createCallOf(db, await newCompany(), {
    location: "Alberschwende im Bregenzerwald",
    workLocation: "hybrid",
  });
  const ben = await newPerson({
    name: unique("Ben"),
    title: "Verpackungen, die man nicht gleich wegwirft, für kleine Läden",
    location: "Hard am Bodensee",
  });
  const paths = ["/", "/kreative", `/kreative?q=${encodeURIComponent(ben.name)}`, "/arbeiten", "/suche?q=Holz"];
  for (const path of [...paths, "/blog", "/feed", "/ausschreibungen", call.path]) {
    await page.goto(path);
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await layOutWhole(page);
      const lines = await page.evaluate(() => {
        const walker = document.createTreeWalker(document.querySelector("main") ?? document.body, NodeFilter.SHOW_TEXT);
        const found: string[] = [];
        let before: DOMRect | undefined;
        let dot: string | undefined;
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          const text = node.textContent ?? "";
          if (node.parentElement?.closest(".sr-only")) continue;
          for (let at = 0; at < text.length; at += 1) {
            if (!text[at]?.trim()) continue;
            const range = document.createRange();
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            const box = range.getBoundingClientRect();
            if (text[at] === "·") {
              const drawn = node.parentElement?.closest(".dot")?.getBoundingClientRect() ?? box;
              dot = drawn.width > 0 ? before && node.parentElement?.parentElement?.textContent : undefined;
            } else if (box.height > 0) {
              // A dot is drawn between two facts on one line.
              if (dot && before && box.top > before.top + box.height / 2) found.push(dot);
              before = box;
              dot = undefined;
            }
          }
        }
        return found;
      });
      expect(lines, `${path} at ${width}`).toEqual([]);
    }
  }
});
