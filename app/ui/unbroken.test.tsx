import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { unbroken } from "./unbroken";

const whole = (text: string) => `<span class="whitespace-nowrap">${text}</span>`;

it("keeps 'E-Mail' on one line in a text that a component receives [LOOK-48]", () => {
  const html = renderToStaticMarkup(unbroken("Per E-Mail, an die E-Mail-Adresse"));
  expect(html).toBe(`Per ${whole("E-Mail")}, an die ${whole("E-Mail")}-Adresse`);
  expect(unbroken("Per Post")).toBe("Per Post");
});

it("keeps a dash on the line of the word before it [LOOK-75]", () => {
  const html = renderToStaticMarkup(unbroken("Zugriff verweigert - Sie haben keine Berechtigung"));
  expect(html).toBe(`Zugriff ${whole("verweigert -")} Sie haben keine Berechtigung`);
});
