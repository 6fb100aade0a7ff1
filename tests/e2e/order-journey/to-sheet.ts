import { extractText, getDocumentProxy } from "unpdf";
import { expect } from "../../support/fixtures";
import { openOwnOffer } from "./to-offers";
import { confirmAct, type World } from "./world";

/** The desk compares, declines one and selects one, who confirms. Returns the address of the offer. */
export async function decide(world: World, id: string): Promise<string> {
  const { desk, annas, anna, ben, berg, title, mailed, go, check } = world;
  const atDesk = `/ausschreibungen/${id}/angebote`;
  await go(desk, `${atDesk}?sortierung=preis`);
  await expect(desk.getByRole("rowheader").first()).toContainText(ben.name);
  const rowOf = (name: string) => desk.getByRole("row", { name });
  await expect(rowOf(anna.name)).toContainText("1.800\u00a0€");
  await check(desk);
  await rowOf(anna.name).getByRole("button", { name: "Engere Wahl" }).click();
  await expect(rowOf(anna.name).getByRole("button", { name: "Aus der engeren Wahl" })).toBeVisible();
  await rowOf(ben.name).getByRole("button", { name: "Absagen …" }).click();
  await desk.getByLabel("Text der Absage").fill("Ihr Entwurf gefällt uns, das Budget reicht nur für einen.");
  await desk.getByRole("button", { name: "Absage senden" }).click();
  await expect(desk.getByText("Absage gesendet")).toBeVisible();
  const refusal = (await mailed(ben, `Absage: Ihr Angebot für „${title}“`)).text;
  expect(refusal).toContain("das Budget reicht nur für einen");
  expect(refusal).not.toContain(anna.name);

  await go(desk, atDesk);
  await rowOf(anna.name).getByRole("link", { name: anna.name }).click();
  await expect(desk).toHaveURL(/\/angebote\/[\w-]{36}$/);
  await confirmAct(desk, "Auswählen", "Auswählen");
  await expect(desk.getByText("noch kein Vertrag zustande")).toBeVisible();
  await mailed(anna, `Ausgewählt: Ihr Angebot für „${title}“`);
  await openOwnOffer(world, annas);
  await check(annas);
  await confirmAct(annas, "Ja, ich übernehme", "Ja, ich übernehme");
  await expect(annas.getByText("Bestätigt", { exact: true })).toBeVisible();
  await expect(annas.getByText("Worauf Sie sich verständigt haben, steht auf dem Auftragsblatt.")).toBeVisible();
  await expect(annas.getByText("kein Vertrag").filter({ visible: true })).toHaveCount(0);
  await check(annas);
  for (const one of [anna, berg])
    expect((await mailed(one, `Bestätigt: ${title}`)).text).toContain("1.500\u00a0€ in 2\u00a0Positionen");
  return new URL(annas.url()).pathname;
}

/** The sheet says the same as page and as PDF, to both sides. */
export async function readSheet({ desk, annas, anna, berg, go, check }: World, path: string) {
  await go(desk, `${path}/auftragsblatt`);
  const number = /\d{8}-[0-9A-F]{8}/.exec((await desk.getByRole("main").textContent()) ?? "")?.[0] ?? "?";
  await expect(desk.getByText("nicht über die Plattform")).toBeVisible();
  await check(desk);
  const pdf = await annas.request.get(`${path}/auftragsblatt.pdf`);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await pdf.body())), { mergePages: true });
  for (const said of [number, "Konzept", "2 Tage zu 640 €", "1.800 €", `von ${berg.name}`, `von ${anna.name}`])
    expect(text.replaceAll(/\s+/g, " ")).toContain(said);
  for (const act of ["Ausgewählt", "Bestätigt"]) expect(text).toMatch(new RegExp(`${act}:?\\s+am `));
}
