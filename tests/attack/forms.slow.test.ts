import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Browserless, startFreshSite } from "../support/http";
import type { Site } from "../support/site";
import { hostileBodies, randomBody } from "./bodies";
import { longestHold, watchingLoop } from "./readings";

const maxHeldMs = 150;
const addresses = ["/auth?modus=anmelden", "/auth?modus=registrieren", "/posts/neu", "/nachrichten/neu?an=kreative/x"];

/** Both kinds of site read forms by the same code, so on one of them each body goes to only one of the addresses. */
describe.each([
  ["demo", { DEMO: "1", DEMO_PICTURES: "0" }, (index: number) => addresses.slice(index % addresses.length).slice(0, 1)],
  ["a site for others", {}, () => addresses],
])("on %s", (_, settings, addressesOf) => {
  let site: Site;
  let stop: () => Promise<void>;
  beforeAll(async () => {
    ({ site, stop } = await startFreshSite({ ...settings, ...watchingLoop, TRUST_PROXY: "127.0.0.1,::1" }));
  });
  afterAll(() => stop());

  test("a hostile form is refused in German and stops nobody [SAFE-13, SAFE-88]", async () => {
    const send = ({ body, type }: { body: Buffer; type: string }, address: string) =>
      new Browserless(site.url).post(address, body as BodyInit, { headers: { "content-type": type } });
    const bodies = [...hostileBodies, ...Array.from({ length: 20 }, (_, seed) => randomBody(seed))];
    for (const address of addresses) await send(bodies[0] as (typeof bodies)[number], address);
    const said = new Set<string>();
    const held = await longestHold(site, async () => {
      for (const [index, body] of bodies.entries()) {
        for (const address of addressesOf(index)) {
          const page = await send(body, address);
          expect([body.shape, page.status], address).toEqual([body.shape, expect.toBeOneOf([400, 401, 413])]);
          said.add(page.heading);
        }
        if (index % 10 === 0) expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
      }
    });
    // Reading the form may take 50 ms of this. The rest is for the response page and garbage collection.
    expect(held).toBeLessThan(maxHeldMs);
    expect(said).toContain("Dieses Formular können wir nicht annehmen");
    expect(said).toContain("Das ist nicht vollständig angekommen");
  });
});
