import type { Form, Page } from "./browserless";
import { attribute, byTag, elements } from "./html";

/** The form of an act on the page of an order. */
export function orderForm(page: Page, act: string): Form {
  const sends = (one: Parameters<typeof attribute>[0]) =>
    attribute(one, "name") === "tat" && attribute(one, "value") === act;
  const element = byTag(page.document, "form").find((form) => elements(form, sends).length > 0);
  if (!element) throw new Error(`No form to ${act} on ${page.path}`);
  return { element, page, method: "post", action: attribute(element, "action") ?? "" };
}
