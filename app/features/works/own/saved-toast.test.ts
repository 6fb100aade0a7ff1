import { expect, it } from "vitest";
import { type Publication, savedToast } from "./saved-toast";

const seen: Publication = { published: true, hidden: false, isPublic: true };
const draft: Publication = { published: false, hidden: false, isPublic: false };
const unseen: Publication = { published: true, hidden: false, isPublic: false };

it.each<[string, Publication | null, Publication, string]>([
  ["a new work", null, seen, "Arbeit veröffentlicht"],
  ["a draft that is published", draft, seen, "Arbeit veröffentlicht"],
  ["a change of a published work", seen, seen, "Arbeit gespeichert"],
  ["a work of a hidden profile", null, unseen, "Arbeit gespeichert"],
  ["a work that a superadmin has hidden", draft, { ...unseen, hidden: true }, "Arbeit gespeichert"],
  ["a work that is taken back", seen, draft, "Arbeit zurückgezogen"],
  ["a draft", null, draft, "Entwurf gespeichert"],
])("%s is called published only when others see it from now on [WORK-100]", (_what, before, now, title) => {
  expect(savedToast(before, now).title).toBe(title);
});

it("a work that nobody else sees says why [WORK-100]", () => {
  expect(savedToast(null, unseen).description).toContain("Profil wieder sichtbar ist");
  expect(savedToast(null, { ...unseen, hidden: true }).description).toContain("ausgeblendet");
  expect(savedToast(null, seen).description).toBeUndefined();
});
