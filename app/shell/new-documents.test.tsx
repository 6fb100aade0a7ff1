import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import type { LegalDocument } from "~/auth/legal/versions";
import { NewDocuments } from "./new-documents";

function lineOn(address: string, documents: LegalDocument[]) {
  const routes = [{ path: "*", element: <NewDocuments documents={documents} /> }];
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />);
}

it("says what is new, leads to the question and back, and is not on its page [ACCT-70]", () => {
  const line = lineOn("/feed?vor=7", ["datenschutz"]);
  expect(line).toContain("Unsere Datenschutzerklärung hat sich geändert.");
  expect(line).toContain('href="/bedingungen?weiter=%2Ffeed%3Fvor%3D7"');
  expect(lineOn("/", ["agb", "datenschutz"])).toContain("Unsere AGB haben sich geändert.");
  expect(lineOn("/bedingungen?weiter=/", ["agb"])).toBe("");
});
