import type { Locator, Page } from "@playwright/test";
import { expect, expectInView } from "../support/fixtures";

/**
 * Empties what people type and choose in the form of a button, and lets the server decide. Returns how much there was.
 * The word that confirms an act stays: the browser asks for it without script too, and who sends the act by hand without
 * it is led back to the page [ADM-49].
 */
export const emptyFormOf = (button: Locator): Promise<number> =>
  button.evaluate((element: HTMLButtonElement) => {
    const { form } = element;
    if (!form) return 0;
    form.noValidate = true;
    const fields = [...form.elements].filter(
      (field): field is HTMLInputElement =>
        field.matches("input:not([type=hidden], [type=submit], [readonly]), textarea, select") &&
        !field.matches("[hidden], [name=word]"),
    );
    for (const field of fields) {
      if (field.type === "checkbox" || field.type === "radio") field.checked = false;
      else field.value = "";
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
    return fields.length;
  });

/** Expects the reason of a refusal inside the window, and the focus at it: in a field, above the form, or as a toast. */
export async function expectRefused(page: Page, route: string): Promise<void> {
  const reason = page.locator(
    "[role=alert][tabindex]:focus, [aria-invalid]:focus, fieldset[aria-describedby*=-error]:focus-within",
  );
  const toast = page
    .locator("[data-sonner-toast], .flash-toast")
    .filter({ has: page.locator(".text-danger"), visible: true });
  await expect(reason.or(toast).first(), route).toBeVisible();
  if ((await reason.count()) === 0) return expectInView(toast.first());
  await expectInView(reason);
  const describedBy = await reason.getAttribute("aria-describedby");
  const error = page.locator(`[id="${describedBy?.split(" ")[0]}"]`);
  if (describedBy && (await error.count()) > 0) await expectInView(error);
}
