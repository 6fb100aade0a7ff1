import type { Locator, Page } from "@playwright/test";
import { atRest, layOutWhole } from "./accessible";

/**
 * Opens a menu and waits until it has come to rest. A press on an entry that still moves makes the runner scroll the
 * page, which takes the menu along, and a press beside a menu closes it. So does what is laid out only when it comes near.
 */
export async function openMenu(page: Page, opener: string | RegExp | Locator = /Kontomenü/): Promise<void> {
  await layOutWhole(page);
  const isNamed = typeof opener === "string" || opener instanceof RegExp;
  await (isNamed ? page.getByRole("button", { name: opener }).first() : opener).click();
  await atRest(page);
}
