import type { Locator, Page } from "@playwright/test";
import { db } from "../../app/db/client.server";
import { workMax } from "../../app/text/maximums";
import { atRest } from "../support/accessible";
import { expect, test } from "../support/fixtures";
import { openMenu } from "../support/menus";
import { runClockUntil } from "../support/page-clock";
import { createPostOf } from "../support/posts";
import { openStarted } from "../support/touch";

async function expectAboveCookieBanner(page: Page, toast: Locator) {
  await atRest(page);
  const banner = await page.getByRole("region", { name: "Cookie-Hinweis" }).boundingBox();
  const box = await toast.boundingBox();
  if (!banner || !box) throw new Error("The banner or the toast is hidden");
  expect(box.y + box.height).toBeLessThanOrEqual(banner.y);
}

test("a toast that came with the page leaves after four seconds, and stays while it is looked at [GEN-24, LOOK-41]", async ({
  page,
}) => {
  await page.goto("/claim-profile");
  const toast = page.getByRole("dialog", { name: "Meldung" });
  await expect(toast).toContainText("Ungültiger Token");
  await expectAboveCookieBanner(page, toast);
  const stays = () => toast.evaluate((element) => element.getAnimations().map(({ playState }) => playState));
  await toast.hover();
  await expect.poll(stays).toEqual(["paused"]);
  await page.mouse.move(1, 1);
  await expect.poll(stays).toEqual(["running"]);
  expect(await toast.evaluate((element) => Number(element.getAnimations()[0]?.effect?.getTiming().delay))).toBe(4000);
  await toast.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.currentTime = 3900;
  });
  await expect(toast).toBeHidden();
});

test("a shown toast is not dimmed by a dialog that opens later [TELL-08, LOOK-41]", async ({ page, newPerson }) => {
  await page.clock.install();
  await openStarted(page, `/kreative/${(await newPerson()).slug}`);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: "Nachricht senden" }).press("Enter");
  await page.mouse.move(1, 1);
  const toast = page.locator("[data-sonner-toast]");
  await runClockUntil(toast, 1);
  await page.clock.runFor(1000);
  await expectAboveCookieBanner(page, toast);
  const box = await toast.boundingBox();
  if (!box) throw new Error("The toast has no place");
  // Leave out the round corners, which show the page behind.
  const clip = { x: box.x + 12, y: box.y + 12, width: box.width - 24, height: box.height - 24 };
  const look = async () => (await page.screenshot({ clip })).toString("base64");
  let before = "";
  const isStill = async () => {
    const last = before;
    before = await look();
    return before === last;
  };
  await expect.poll(isStill).toBe(true);
  await page.getByRole("banner").getByRole("button", { name: "Registrieren" }).click();
  await expect(page.getByRole("dialog").last()).toBeVisible();
  await page.mouse.move(1, 1);
  await expect.poll(look).toBe(before);
});

test("a toast leaves the buttons free that stay at the lower edge of a form [LOOK-63]", async ({ page, viewer: _ }) => {
  await page.addInitScript(() => localStorage.setItem("cookieConsent", "declined"));
  await page.setViewportSize({ width: 360, height: 740 });
  await openStarted(page, "/arbeiten/neu");
  const file = { name: "notiz.txt", mimeType: "text/plain", buffer: Buffer.from("kein Bild") };
  await page.locator("input[type=file][name=files]").setInputFiles(Array(workMax.pictures + 1).fill(file));
  const toast = page.locator("[data-sonner-toast]");
  await expect(toast).toContainText("höchstens");
  await atRest(page);
  const bar = await page.locator(".action-bar").boundingBox();
  const box = await toast.boundingBox();
  expect(bar?.height).toBeLessThan(100);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
});

test("an error leaves once what had failed has worked [TELL-60]", async ({ page, viewer: anna, expectTrouble }) => {
  await createPostOf(db, anna);
  await page.clock.install();
  await openStarted(page, "/profil");
  await page.clock.pauseAt(Date.now() + 60_000);
  expectTrouble(/^net::ERR_\w+ POST .*\/anheften/);
  await page.route("**/anheften.data*", (route) => route.abort("connectionreset"), { times: 1 });
  const pin = async () => {
    await openMenu(page, "Post bearbeiten oder löschen");
    await page.getByRole("button", { name: "Anheften" }).click();
  };
  const toasts = page.locator("[data-sonner-toast]");
  await pin();
  await runClockUntil(toasts, 1);
  await pin();
  await runClockUntil(toasts.filter({ hasText: "Post angeheftet!" }), 1);
  await page.clock.runFor(500);
  await expect(
    toasts.filter({ hasText: "Fehler beim Anheften" }).and(page.locator("[data-removed=false]")),
  ).toHaveCount(0);
});
