import { expect, it } from "vitest";
import { mailHtml, mailText } from "~/mail/compose";
import { type DigestGroup, digestMail } from "./digest-mail";

const frame = { productName: "Kreativländle", siteUrl: "https://kreativlaendle.example", providerAddress: "Hohenems" };
const result: DigestGroup["results"][number] = {
  title: "Plakat <b>groß</b>",
  url: "https://kreativlaendle.example/ausschreibungen/plakat-1",
  by: "Studio Berg",
  facts: ["Print Design", "Budget: 500-1.000 €"],
  why: "passt zu „Plakat“, in Egg",
  notFittingUrl: "https://kreativlaendle.example/suchauftraege/1/mail?bis=2026-12-24&siegel=x&treffer=7",
};
const group: DigestGroup = {
  name: "Plakate",
  url: "https://kreativlaendle.example/ausschreibungen?q=Plakat",
  endUrl: "https://kreativlaendle.example/suchauftraege/1/mail?bis=2026-12-24&siegel=y",
  results: [result],
  more: 0,
};

it("says the same as text and HTML, shows markup as words, and has a second colour for the dark [REACH-10]", () => {
  const mail = digestMail("Anna", [{ ...group, more: 3 }]);
  const [text, html] = [mailText(mail, frame), mailHtml(mail, frame)];
  expect(mail.subject).toBe("4 neue Treffer für Ihre Suchaufträge");
  for (const part of ["Plakate", "Studio Berg", "Gefunden: passt zu „Plakat“, in Egg", "und 3 weitere Treffer"]) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
  expect(html).toContain("Plakat &lt;b&gt;groß&lt;/b&gt;");
  for (const url of [result.url, result.notFittingUrl, group.url, group.endUrl]) {
    expect(text).toContain(url);
    expect(html).toContain(`href="${url.replaceAll("&", "&amp;")}"`);
  }
  const coloured = [...(mail.body?.html ?? "").matchAll(/<\w+[^>]*[^-]color:#[^>]*>/g)].map(([element]) => element);
  expect(coloured.length).toBeGreaterThan(3);
  for (const element of coloured) expect(element).toMatch(/class="(ink|soft)"/);
});

it("names the only result in its subject [REACH-10]", () => {
  expect(digestMail("Anna", [group]).subject).toBe("Neu für Sie: Plakat <b>groß</b>");
});
