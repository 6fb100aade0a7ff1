import { expect, it } from "vitest";
import { favorites, posts, profileVisits } from "~/db/schema";
import { dayInVienna } from "~/text/dates";
import { createCallOf } from "../support/calls";
import { Browserless, signIn } from "../support/http";
import { startListenedSite } from "../support/listened-site";
import { createCompany, createPerson } from "../support/people";
import { runJob } from "../support/run-job";
import { createWorkOf, createWorkPicture } from "../support/works";

it("asks the database as often for thirty profiles, likes and visits as for three, on every page of profiles [CREA-16, LIKE-08, LIKE-10, LIKE-11, LIKE-19, PROF-15, STAT-12]", async () => {
  const { site, listener, db } = await startListenedSite();
  const [anna, berg] = [await createPerson(db, { name: "Anna Bösch" }), await createCompany(db)];
  const visitor = new Browserless(site.url);
  const [creative, company] = [new Browserless(site.url), new Browserless(site.url)];
  await signIn(creative, anna);
  await signIn(company, berg);

  const pages: [path: string, browser: Browserless, shows: string][] = [
    ["/kreative", visitor, "Person 1"],
    ["/kreative", creative, "Person 1"],
    ["/kreative?q=person&skill=SEO", creative, "Person 1"],
    ["/kreative?q=pe", creative, "Person 1"],
    ["/kreative?q=Persom", creative, "Person 1"],
    ["/kreative?q=seo", creative, "Person 1"],
    ["/kreative.data?q=person", creative, "Person 1"],
    [`/kreative/${anna.slug}`, visitor, "Person "],
    [`/kreative/${anna.slug}`, company, "Person "],
    [`/unternehmen/${berg.slug}`, visitor, berg.name],
    [`/unternehmen/${berg.slug}`, creative, "Plakat 1"],
    [`/kreative/${anna.slug}/arbeiten/arbeit-1`, visitor, "Arbeit 1"],
    ["/profil", creative, anna.name],
    ["/profil", company, "Plakat 1"],
    ["/profil/bearbeiten", creative, anna.name],
    ["/favoriten", creative, "Person 1"],
    ["/analytics", creative, "Person 1"],
    ["/analytics?zeitraum=woche", creative, "Person 1"],
  ];

  async function askAll() {
    const asked: string[][] = [];
    for (const [path, browser, shows] of pages) {
      const statements = await listener.during(async () => {
        const page = await browser.get(path);
        expect([page.status, page.html.includes(shows)], path).toEqual([200, true]);
      });
      expect(statements.length, path).toBeGreaterThan(0);
      asked.push(statements);
    }
    return asked;
  }

  await fill(1, 3);
  await runJob(db, "name-words");
  // The first request of a session may renew it, so make it before counting.
  await askAll();
  const few = await askAll();
  await fill(4, 30);
  const many = await askAll();
  // A search that fills its page asks for no lower kinds of results; a short word has two kinds more.
  const isSearch = (index: number) => pages[index]?.[0].includes("q=");
  expect(many.filter((_, index) => !isSearch(index))).toEqual(few.filter((_, index) => !isSearch(index)));
  for (const [index, statements] of [...few, ...many].entries())
    expect(statements.length).toBeLessThanOrEqual(isSearch(index % pages.length) ? 22 : 10);

  async function fill(from: number, to: number) {
    for (let number = from; number <= to; number += 1) {
      const { id } = await createPerson(db, { name: `Person ${number}`, skills: ["SEO"] });
      if (number <= 20) await createWorkPicture(db, await createWorkOf(db, anna, { title: `Arbeit ${number}` }));
      await db.insert(favorites).values([
        { userId: id, favoritedProfileId: anna.id },
        { userId: anna.id, favoritedProfileId: id },
      ]);
      await db.insert(profileVisits).values({ visitedProfileId: anna.id, visitorId: id, visitDate: dayInVienna() });
      await createCallOf(db, berg, { title: `Plakat ${number}` });
      if (number <= 5) await db.insert(posts).values({ userId: anna.id, content: `Beitrag ${number}` });
    }
  }
});
