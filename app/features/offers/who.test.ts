import { expect, it } from "vitest";
import { whoText } from "./who";

const partner = {
  name: "Studio Berg",
  slug: "berg",
  userType: "unternehmen",
  avatarUrl: null,
  isPublic: true,
} as const;
const offer = { stateBy: "sender", partner, call: { id: 1 } } as const;

it("each state says who brought it about, or why [OFFER-59]", () => {
  expect(whoText(offer, "sender")).toBe("von Ihnen");
  expect(whoText({ ...offer, stateBy: "company" }, "sender")).toBe("von Studio Berg");
  expect(whoText({ ...offer, stateBy: "company", partner: null }, "sender")).toContain("nicht mehr gibt");
  expect(whoText({ ...offer, stateBy: "site" }, "sender")).toBe("von der Plattform");
  expect(whoText({ ...offer, stateBy: "site", call: { id: null } }, "sender")).toBe(
    "weil die Ausschreibung gelöscht wurde",
  );
  expect(whoText({ ...offer, stateBy: "site", partner: null }, "company")).toBe("weil es das Konto nicht mehr gibt");
});
