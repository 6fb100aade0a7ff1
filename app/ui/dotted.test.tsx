import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { joined } from "~/text/joined";
import { Dotted } from "./dotted";

it("sets each dot between facts so that a line can lose it, and leaves the text [LOOK-11]", () => {
  const text = joined("Plakat · Flyer", null, "Hard", "2026");
  const html = renderToStaticMarkup(<Dotted text={text} />);
  expect(html).toBe('Plakat · Flyer\u00a0<span class="dot">· </span>Hard\u00a0<span class="dot">· </span>2026');
  expect(html.replace(/<[^>]+>/g, "")).toBe(text);
});

it("keeps a range of amounts on one line", () => {
  const html = renderToStaticMarkup(<Dotted text={joined("Budget: 5.000-10.000 €", "2026")} />);
  expect(html).toBe('Budget: <span class="inline-block">5.000-10.000 €</span>\u00a0<span class="dot">· </span>2026');
});
