import { expect, it } from "vitest";
import { db } from "~/db/client.server";
import { createCollaboration } from "../../../tests/support/collaborations";
import { createCompany, createPerson } from "../../../tests/support/people";
import { copyOf } from "./excerpt.server";

it("says of a sentence and its answer which was reported, and not that the reporter wrote the other [REACH-101, REACH-105]", async () => {
  const [berg, anna] = [await createCompany(db), await createPerson(db)];
  const { id } = await createCollaboration(db, berg, anna, { answer: "Gern wieder." });
  const copied = async (kind: "collaboration" | "answer") =>
    (
      await db.transaction((tx) => copyOf(tx, { kind, id: `${id}`, name: "", path: null, concerns: null }, "message"))
    )?.map(({ from, text, isReported }) => [from, text, isReported]);
  expect(await copied("collaboration")).toEqual([
    ["concerned", "Pünktlich und klar.", true],
    ["other", "Antwort auf dem Profil: Gern wieder.", false],
  ]);
  expect(await copied("answer")).toEqual([
    ["other", "Satz auf dem Profil: Pünktlich und klar.", false],
    ["concerned", "Gern wieder.", true],
  ]);
});
