import { expect, it } from "vitest";
import { actsOfDesk } from "./lasting";
import { reasonsAt, reasonsFor } from "./prepared-reasons";
import { reasonLength } from "./reason";

it("offers sentences to begin with for every act that asks for a reason, also for several [ADM-71]", () => {
  const verbs =
    /(profile|ausschreibungen|arbeiten|posts)\/:id\/(.*\/)?(ausblenden|einblenden|loeschen|sperren|entsperren|entfernen|kopie)$/;
  const acts = Object.keys(actsOfDesk).filter((act) => verbs.test(act) || act.endsWith("/einblenden"));
  expect(acts.length).toBeGreaterThan(18);
  for (const act of acts) expect([act, reasonsAt(`/admin/${act.replace(":id", "1")}`).length > 0]).toEqual([act, true]);
  for (const act of ["abschliessen", "verwarnen", "ausblenden", "einspruch"])
    for (const sentence of reasonsFor(act)) expect(sentence.length).toBeGreaterThan(reasonLength.min);
  expect(reasonsAt("/admin/profile/1/loeschen")).toEqual(["Die Person hat uns gebeten, ihr Konto zu löschen."]);
  expect(reasonsAt("/admin/posts/1/loeschen").length).toBeGreaterThan(3);
});
