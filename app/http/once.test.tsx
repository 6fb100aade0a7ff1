import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { Once, WriteOnce } from "./once";
import { writeOnce } from "./write-once.server";

const pageWith = (of: object, name: string, write: typeof writeOnce | null) =>
  renderToString(
    <WriteOnce value={write}>
      <Once as="footer" of={of} className="end">
        {() => (
          <p>
            Von {name} &amp; „Söhne“, <a href="/agb">AGB</a>
          </p>
        )}
      </Once>
    </WriteOnce>,
  );

it("writes a part that all pages share as the browser makes it, and once for what it depends on [FAST-64]", () => {
  const [berg, tal] = [{}, {}];
  const made = pageWith(berg, "Berg", null);
  expect(pageWith(berg, "Berg", writeOnce)).toBe(made);
  expect(pageWith(berg, "Nobody asks", writeOnce)).toBe(made);
  expect(pageWith(tal, "Tal", writeOnce)).toBe(pageWith({}, "Tal", null));
});
