import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LinkedText } from "./linked-text";

const linksOf = (text: string) =>
  [...renderToStaticMarkup(<LinkedText text={text} />).matchAll(/href="([^"]+)"[^>]*>([^<]+)</g)].map(
    ([, href, shown]) => [href, shown],
  );

it("links addresses as people write them, and nothing else [CALL-88]", () => {
  expect(linksOf("Mehr: https://berg.example/x, www.berg.example/a. Und www.")).toEqual([
    ["https://berg.example/x", "https://berg.example/x"],
    ["https://www.berg.example/a", "www.berg.example/a"],
  ]);
  expect(linksOf("anna@www.berg.example, awww.berg.example, www.anna@berg.example")).toEqual([]);
});
