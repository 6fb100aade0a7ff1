import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { cacheFragments } from "~/http/cached-fragments.server";
import { type FragmentCache, FragmentCacheContext } from "./cached-fragment";
import { LegalPage } from "./legal-page";

it("makes a legal text into text once for all it depends on, as the browser makes it [FAST-64]", () => {
  let made = 0;
  const pageOf = (write: FragmentCache | null, version: string) =>
    renderToString(
      <FragmentCacheContext value={write}>
        <LegalPage of={["terms", version]}>
          {() => {
            made += 1;
            return {
              title: "AGB",
              lead: "Was gilt",
              sections: [{ id: "preis", title: "Preis", content: <p>Seit {version}</p> }],
            };
          }}
        </LegalPage>
      </FragmentCacheContext>,
    );
  const write = cacheFragments();
  const pages = ["2025", "2025", "2027"].map((version) => pageOf(write, version));
  expect(made).toBe(2);
  expect(pages).toEqual(["2025", "2025", "2027"].map((version) => pageOf(null, version)));
});
