import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { someCall } from "../../../tests/support/offers";
import { OfferVersionView } from "./offer-view";
import { noTerms } from "./terms";

it("the text of an offer keeps its lines, and its addresses are links [OFFER-56]", () => {
  const message = "Muster: https://anna.example/muster.\n<b>Gern.</b>";
  const version = {
    version: 1,
    message,
    terms: noTerms,
    works: [],
    answeredCall: someCall,
    isUpheld: false,
    writtenAt: "",
  };
  const html = renderToStaticMarkup(<OfferVersionView version={version} showWorks={() => null} />);
  expect(html).toMatch(/<a href="https:\/\/anna\.example\/muster"[^>]*rel="noopener noreferrer nofollow ugc"/);
  expect(html).toContain("</a>.\n&lt;b&gt;Gern.&lt;/b&gt;");
  expect(html).toContain("whitespace-pre-line");
});
