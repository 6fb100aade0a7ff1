import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { keepTexts } from "../../tests/support/kept-texts";
import { LegalPage } from "./legal-page";
import { type WriteOnce, WriteOnceContext } from "./once";

it("makes a legal text into text once for all it depends on, as the browser makes it [FAST-64]", () => {
  let made = 0;
  const pageOf = (write: WriteOnce | null, version: string) =>
    renderToString(
      <WriteOnceContext value={write}>
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
      </WriteOnceContext>,
    );
  const write = keepTexts();
  const pages = ["2025", "2025", "2027"].map((version) => pageOf(write, version));
  expect(made).toBe(2);
  expect(pages).toEqual(["2025", "2025", "2027"].map((version) => pageOf(null, version)));
});
