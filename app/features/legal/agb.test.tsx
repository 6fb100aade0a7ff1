import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { legalVersions } from "~/auth/legal/versions";
import { agbOf } from "./agb-versions";

const provider = {
  ...{ productName: "P", siteUrl: "https://p.example", contactEmail: "k@p.example", providerAddress: "A" },
  region: { name: "Vorarlberg", court: "Bregenz" },
};

function textOf(from: string): string {
  const element = agbOf(from, provider).map(({ id, title, content }) => (
    <section key={id}>
      {title}
      {content}
    </section>
  ));
  const router = createMemoryRouter([{ path: "*", element: <>{element}</> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />).replace(/<[^>]*>|\s+/g, " ");
}

const hashOf = (text: string) => createHash("sha256").update(text.replace(/\s+/g, " ")).digest("hex").slice(0, 16);

/** People agreed to these words. When this fails, write a new version instead of changing one. */
const agreed: Record<string, string> = {
  "2025-07-17": "ccc8a78e688ec850",
};

it("each version of the terms has its text, and one that people agreed to never changes [ACCT-50]", () => {
  const texts = legalVersions.agb.map(({ from }) => textOf(from));
  expect(new Set(texts).size).toBe(legalVersions.agb.length);
  for (const [from, hash] of Object.entries(agreed)) expect([from, hashOf(textOf(from))]).toEqual([from, hash]);
});
