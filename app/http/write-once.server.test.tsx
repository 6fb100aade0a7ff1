import { useId } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Once, type WriteOnce, WriteOnceContext } from "~/ui/once";
import { keepTexts } from "./write-once.server";

const pageWith = (write: WriteOnce | null, name: string, said = name) =>
  renderToString(
    <WriteOnceContext value={write}>
      <Once of={["end", name]} className="end">
        {() => (
          <p>
            Von {said} &amp; „Söhne“, <a href="/agb">AGB</a>
          </p>
        )}
      </Once>
    </WriteOnceContext>,
  );

it("makes a part once for all it depends on, as the browser makes it [FAST-64]", () => {
  const write = keepTexts();
  const made = pageWith(null, "Berg");
  expect(pageWith(write, "Berg")).toBe(made);
  expect(pageWith(write, "Berg", "not asked again")).toBe(made);
  expect(pageWith(write, "Tal")).toBe(pageWith(null, "Tal"));
  expect(pageWith(write, "Berg", "not asked again")).toBe(made);
});

it("forgets the part that nobody has asked for the longest time [FAST-64]", () => {
  const write = keepTexts(pageWith(null, "Berg").length * 2.5);
  for (const name of ["Berg", "Tal", "Berg", "Wald"]) pageWith(write, name);
  const again = ["Berg", "Wald", "Tal"].map((name) => pageWith(write, name, "new").includes("new"));
  expect(again).toEqual([false, false, true]);
});

it("leaves a part with a picture that loads at once to its page, which loads it from its head [FAST-64]", () => {
  const picture = (write: WriteOnce | null) =>
    renderToString(
      <html lang="de">
        <head />
        <body>
          <WriteOnceContext value={write}>
            <Once of={["picture"]}>{() => <img src="/a.jpg" alt="" fetchPriority="high" />}</Once>
          </WriteOnceContext>
        </body>
      </html>,
    );
  expect(picture(keepTexts())).toBe(picture(null));
  expect(picture(null)).toMatch(/<head>.*<link rel="preload" as="image".*<\/head>/);
});

const Numbered = () => <p id={useId()}>Nach Feldern</p>;

it("leaves a part with an id that React has numbered to its page, where the number is another [FAST-64]", () => {
  const page = (write: WriteOnce | null) =>
    renderToString(
      <WriteOnceContext value={write}>
        <ul>
          <Numbered />
          <Once of={["numbered"]}>{() => <Numbered />}</Once>
        </ul>
      </WriteOnceContext>,
    );
  expect(page(keepTexts())).toBe(page(null));
  expect(new Set(page(null).match(/id="[^"]+"/g)).size).toBe(2);
});
