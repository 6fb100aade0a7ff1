import { expect, it } from "vitest";
import { whatGoesText } from "./what-goes";

it("says what belongs to an account and how many others it concerns [ADM-49]", () => {
  expect(whatGoesText({ calls: 2, works: 0, posts: 1, openOffers: 3 })).toBe(
    "Zum Konto gehören 2 Ausschreibungen und 1 Post. 3 Angebote sind noch offen; die anderen Seiten erfahren es per E-Mail.",
  );
  expect(whatGoesText({ calls: 0, works: 0, posts: 0, openOffers: 1 })).toBe(
    "Zum Konto gehört nichts Veröffentlichtes. Ein Angebot ist noch offen; die andere Seite erfährt es per E-Mail.",
  );
  expect(whatGoesText({ calls: 0, works: 1, posts: 0, openOffers: 0 })).toBe("Zum Konto gehören 1 Arbeit.");
});
