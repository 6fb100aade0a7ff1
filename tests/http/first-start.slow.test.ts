import { afterAll, beforeAll, describe, expect } from "vitest";
import { Browserless, it, startFreshSite } from "../support/http";

const maxMegabytes = 220;

/** The addresses of all stored pictures that a page may load, in all widths. */
function picturesOf(html: string): string[] {
  const addresses = [...html.matchAll(/<img\b[^>]*>/g)].flatMap(([tag]) => {
    const src = /\bsrc="([^"]+)"/.exec(tag)?.[1] ?? "";
    const srcSet = /\bsrcset="([^"]+)"/i.exec(tag)?.[1] ?? "";
    return [src, ...srcSet.split(", ").map((candidate) => candidate.split(" ")[0] ?? "")];
  });
  return [...new Set(addresses)].filter((address) => address.startsWith("/storage/"));
}

async function residentMegabytes(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]) / 1024 / 1024;
}

describe("the first start of the demo", () => {
  let demo: Awaited<ReturnType<typeof startFreshSite>>;

  beforeAll(async () => {
    demo = await startFreshSite({ DEMO: "1" });
  });

  afterAll(() => demo.stop());

  it("keeps a form without a session in its place, on the first page of its kind after a start [FAST-142]", async () => {
    const page = await new Browserless(demo.site.url).post("/posts/neu", { content: "Noch nicht gesendet" });
    expect([page.status, page.heading]).toEqual([401, "Bitte melden Sie sich noch einmal an"]);
    expect(page.html).toMatch(/<main[^>]*>(?:(?!<\/main>).)*Noch nicht gesendet/s);
  });

  it("answers with every picture in place, and then rests in little memory [HOUSE-03, HOUSE-04]", async () => {
    const { site } = demo;
    const visitor = new Browserless(site.url);
    for (const [path, fewest] of [
      ["/", 6],
      ["/feed", 40],
      ["/kreative", 10],
      ["/blog", 14],
    ] as const) {
      const pictures = picturesOf((await visitor.get(path)).html);
      expect(pictures.length, path).toBeGreaterThanOrEqual(fewest);
      for (const accept of ["image/avif,image/webp,*/*", "*/*"]) {
        const answers = await Promise.all(pictures.map((one) => fetch(site.url + one, { headers: { accept } })));
        expect([...new Set(answers.map(({ status }) => status))], path).toEqual([200]);
        const type = accept.startsWith("image/avif") ? "image/avif" : "image/jpeg";
        expect([...new Set(answers.map(({ headers }) => headers.get("content-type")))], path).toEqual([type]);
      }
    }
    const resting = () => residentMegabytes(site.url);
    await expect.poll(resting, { interval: 2_000 }).toBeLessThan(maxMegabytes);
  });
});
