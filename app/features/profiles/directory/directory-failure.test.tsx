import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { DirectoryFailure } from "./directory-failure";

it("says that something unexpected failed, not what, and how to try again [CREA-05]", () => {
  const html = renderToStaticMarkup(
    <MemoryRouter initialEntries={["/kreative?q=anna"]}>
      <DirectoryFailure error={new Error("Cannot read properties of undefined")} />
    </MemoryRouter>,
  );
  expect(html).toContain("Ein unerwarteter Fehler ist aufgetreten");
  expect(html).not.toContain("undefined");
  expect(html).toContain('href="/kreative?q=anna"');
});
