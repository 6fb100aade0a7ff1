import type { Page } from "@playwright/test";
import { atRest } from "./accessible";

/**
 * Opens a menu and waits until it has come to rest. A press on an entry that still moves makes the runner scroll the
 * page, which takes the menu along, and a press beside a menu closes it.
 */
export async function openMenu(page: Page, name: string | RegExp = /Kontomenü/): Promise<void> {
  await atRest(page);
  await page.getByRole("button", { name }).first().click();
  await atRest(page);
}
