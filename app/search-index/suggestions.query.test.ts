import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { db } from "~/db/client.server";
import { changePerson, createCompany, createPerson } from "../../tests/support/people";
import { changeWork, createWorkOf } from "../../tests/support/works";
import { searching } from "./select-tier.server";
import { countPeople, countSkills, listNamed } from "./suggestions.server";

const named = async (typed: string) =>
  (await searching((tx) => listNamed(tx, typed))).map(({ kind, name }) => `${kind}: ${name}`);

describe("suggestions", () => {
  it("are visible people, companies and works whose name, last name or title begins so [FIND-56, FIND-57]", async () => {
    const anna = await createPerson(db, { name: "Quendolin Äxtler" });
    await createCompany(db, { name: "Quendolin & Söhne" });
    const work = await createWorkOf(db, anna, { title: "Quendolins Garten" });
    expect(await named("quend")).toEqual([
      "kreative: Quendolin Äxtler",
      "unternehmen: Quendolin & Söhne",
      "arbeit: Quendolins Garten",
    ]);
    expect(await named("aex")).toEqual(["kreative: Quendolin Äxtler"]);
    expect(await named("xtler")).toEqual([]);
    expect(await named("%")).toEqual([]);
    await changeWork(db, work, { hidden: true });
    await changePerson(db, anna, { profileStatus: "blocked" });
    expect(await named("quend")).toEqual(["unternehmen: Quendolin & Söhne"]);
  });

  it("count those who are seen, the most first, and leave out what nobody offers [FIND-56, FIND-57]", async () => {
    const offer = { title: "Glasbläserin", location: "Lorüns", skills: ["Glasblasen"] };
    await createPerson(db, offer);
    const hidden = await createPerson(db, offer);
    await changePerson(db, hidden, { profileStatus: "blocked" });
    const [places, skills] = await searching(async (tx) => [
      await countPeople(tx, "place", ["loruns", "stallehr"]),
      await countSkills(tx, ["Glasblasen", "Gibtesnicht"], 100),
    ]);
    expect(places).toEqual([{ id: "loruns", people: 1 }]);
    expect(skills).toEqual([{ id: "Glasblasen", people: 1 }]);
  });

  it("read names in the order of an index, however many begin so [FIND-58]", async () => {
    await db.execute(sql`
      insert into profiles (user_type, name, slug, email, email_verified)
      select 'kreative', 'Zwanzig ' || md5(n::text), 'zwanzig-' || n, 'zwanzig-' || n || '@example.com', true
      from generate_series(1, 3000) as n`);
    await db.execute(sql`analyze profiles`);
    expect(await named("zwan")).toHaveLength(3);
    const plan = await db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const { rows } = await tx.execute<{ "QUERY PLAN": string }>(sql`
        explain (analyze, costs off, timing off) select name from profiles
        where is_public and user_type = 'kreative' and search_fold(name) like search_fold('zwan') || '%'
        order by search_fold(name) using ~<~ limit 3`);
      return rows.map((row) => row["QUERY PLAN"]).join("\n");
    });
    expect(plan).toContain("profiles_by_name");
    expect(plan).not.toContain("Sort");
  });
});
