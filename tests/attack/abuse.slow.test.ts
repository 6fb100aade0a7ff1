import { expect, test } from "vitest";
import { browserOf, startFreshSite } from "../support/http";
import { createPerson } from "../support/people";
import { abuse } from "./abuse";
import { longestHold, watchingLoop } from "./readings";
import { cookieOf } from "./senders";

/**
 * Limits processor time and the median time. The time of single pages depends on other load of the machine; `npm run
 * bench -- abuse` measures it.
 */
const maxHeldMs = 250;
const maxMedianMs = 300;
const maxMegabytes = 400;

test.each([
  ["one address", "a site for others", {}],
  ["many addresses", "a demo", { DEMO: "1" }],
] as const)(
  "all attacks at once, from %s on %s, leave others their pages and the server its memory [SAFE-87, SAFE-88]",
  async (from, _, settings) => {
    const { site, db, stop } = await startFreshSite({
      ...settings,
      ...watchingLoop,
      TRUST_PROXY: "127.0.0.1,::1",
      PAGE_CACHE_SECONDS: "10",
    });
    try {
      const people = await Promise.all(Array.from({ length: 13 }, () => createPerson(db)));
      const [reader = "", ...attackers] = await Promise.all(
        people.slice(0, 4).map(async (person) => cookieOf(await browserOf(db, site.url, person))),
      );
      const round = {
        siteUrl: site.url,
        calmSeconds: 0,
        seconds: 5,
        from,
        reader,
        attackers,
        slugs: people.map(({ slug }) => slug),
      };
      let found: Awaited<ReturnType<typeof abuse>> | undefined;
      const held = await longestHold(site, async () => {
        found = await abuse(round);
      });
      const { during, megabytes, answers } = found ?? expect.fail();
      for (const who of ["visitor", "member"] as const) {
        const { median, failed } = during[who];
        expect([who, failed]).toEqual([who, 0]);
        expect(median, who).toBeLessThan(maxMedianMs);
      }
      expect(held).toBeLessThan(maxHeldMs);
      expect(megabytes).toBeLessThan(maxMegabytes);
      const broken = Object.entries(answers).filter(([, statuses]) => "0" in statuses || "500" in statuses);
      expect(broken).toEqual([]);
    } finally {
      await stop();
    }
  },
);
