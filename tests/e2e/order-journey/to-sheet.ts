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
  const path = new URL(annas.url()).pathname;
  await go(desk, `${path}/auftragsblatt`);
  await expect(desk.getByText("nicht über die Plattform")).toBeVisible();
  await check(desk);
  return path;
}
