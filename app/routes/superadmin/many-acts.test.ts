import { expect, it } from "vitest";
import { lastingOf } from "~/audit/lasting";
import { lists } from "./many-acts.server";

it("every act on several of any list says whether it can be taken back [ADM-49, ADM-64]", () => {
  const acts = Object.entries(lists).flatMap(([list, { acts }]) =>
    Object.keys(acts).map((act) => [list, act] as const),
  );
  const asked = acts.map(([list, act]) => [`${list}/${act}`, lastingOf(list, act).word ?? null]);
  expect(Object.fromEntries(asked.filter(([, word]) => word))).toEqual({
    "profile/sperren": "block",
    "reservierungen/widerrufen": "revoke",
    "reservierungen/loeschen": "delete",
  });
  expect(asked.length).toBeGreaterThan(10);
});
