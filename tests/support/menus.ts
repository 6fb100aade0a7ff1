import type { Locator, Page } from "@playwright/test";
import { atRest, layOutWhole } from "./accessible";

/**
 * Opens a menu and waits until it has come to rest. A press on an entry that still moves makes the runner scroll the
 * page, which takes the menu along, and a press beside a menu closes it. So does what is laid out only when it comes near,
 * and an entry at the lower edge, where the cookie banner is. So the menu opens at the upper edge.
 */
export async function openMenu(page: Page, opener: string | RegExp | Locator = /Kontomenü/): Promise<void> {
  await layOutWhole(page);
  const isNamed = typeof opener === "string" || opener instanceof RegExp;
  const button = isNamed ? page.getByRole("button", { name: opener }).first() : opener;
  await button.evaluate((element) => element.scrollIntoView({ block: "start", behavior: "instant" }));
  await button.click();
  await atRest(page);
}
