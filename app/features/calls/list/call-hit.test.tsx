import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, it } from "vitest";
import { HitGroup } from "~/ui/hit-group";
import { shownCall } from "../../../../tests/support/shown-call";
import { callHit } from "./call-hit";

it("shows the company's initials on the company's facade, not those of its title", () => {
  const call = shownCall({ title: "Wanderkarte für Dörfer" });
  const company = call.company && { ...call.company, name: "Oberes Tal", avatarUrl: null };
  const html = renderToString(
    <MemoryRouter>
      <HitGroup title="Ausschreibungen" hits={[callHit({ ...call, company }, {})]} />
    </MemoryRouter>,
  );
  expect(html).toMatch(/avatar-tab[^>]*>OT</);
});
