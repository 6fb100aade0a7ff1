import { expect, it } from "vitest";
import { Browserless, startFreshSite } from "../support/http";
import { register, registration } from "../support/registration";
import { startSite } from "../support/site";

it("a site keeps everything over a kill and ends well when it is asked to", async () => {
  const { site, stop } = await startFreshSite({ CONFIRM_EMAIL: "0" });
  try {
    const browser = new Browserless(site.url);
    const values = registration();
    await register(browser, values);
    await site.kill();
    const again = await startSite(site);
    expect((await browser.get("/")).text).toContain(values.name);
    const began = performance.now();
    expect(await again.stop()).toBe(0);
    expect(performance.now() - began).toBeLessThan(10_000);
  } finally {
    await stop();
  }
});
