import { expect } from "vitest";
import { db } from "~/db/client.server";
import { attribute, Browserless, byTag, type Element, elements, it, signIn } from "../support/http";
import { createCompany, createPerson } from "../support/people";

const isFacade = (classes: string | null) => classes?.split(" ").includes("facade");

/** A facade in the page, or the file of one at its head. Covers and portraits are always in colour. */
async function drawingOf(who: Browserless, facade: Element) {
  const file = attribute(facade, "src");
  return file?.endsWith("?form=head") ? (await who.get(file)).document : facade;
}

it("draws facades in colour where people are met or something is missing, and in paper tones where one works [LOOK-03]", async ({
  browser,
  site,
}) => {
  const anna = await createPerson(db);
  const creative = await signIn(new Browserless(site.url), anna);
  const company = await signIn(new Browserless(site.url), await createCompany(db));
  const superadmin = await signIn(new Browserless(site.url), await createPerson(db, { isSuperadmin: true }));
  const tones: [path: string, who: Browserless, tone: "colour" | "paper"][] = [
    ["/", browser, "colour"],
    ["/auth", browser, "colour"],
    ["/gibt-es-nicht", browser, "colour"],
    ["/profil", browser, "colour"],
    ["/ausschreibungen", browser, "colour"],
    [`/kreative/${anna.slug}`, browser, "colour"],
    ["/kreative/gibt-es-nicht", browser, "colour"],
    ["/blog/gibt-es-nicht", browser, "colour"],
    ["/kreative?q=xyzxyz", browser, "paper"],
    ["/blog?q=xyzxyz", browser, "paper"],
    ["/admin/dashboard", company, "paper"],
    ["/ausschreibungen?q=xyzxyz", company, "paper"],
    ["/favoriten", company, "paper"],
    ["/analytics", creative, "paper"],
    ["/admin/protokoll?q=xyzxyz", superadmin, "paper"],
  ];
  for (const [path, who, tone] of tones) {
    const { document } = await who.get(path);
    const facades = elements(document, (element) => Boolean(isFacade(attribute(element, "class"))));
    const drawings = await Promise.all(facades.map((facade) => drawingOf(who, facade)));
    const paths = drawings.flatMap((drawing) => byTag(drawing, "path"));
    // Shadows and lights are the same in both tones.
    const shingles = paths.filter((path) => !attribute(path, "fill-opacity") && !attribute(path, "stroke"));
    const hasColour = shingles.some((shingle) => !attribute(shingle, "fill")?.startsWith("var("));
    expect([path, shingles.length > 0, hasColour]).toEqual([path, true, tone === "colour"]);
  }
});
