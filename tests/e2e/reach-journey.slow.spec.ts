import { and, eq, sql } from "drizzle-orm";
import { db } from "../../app/db/client.server";
import { agentMatches, invitations, searchAgents } from "../../app/db/schema";
import { dayFromNow } from "../support/calls";
import { expect, test } from "../support/fixtures";
import { longMember, unique } from "../support/people";
import { runJob } from "../support/run-job";
import { watchForTrouble } from "../support/trouble";

const craft = "Glasbläserei";

test("a new company publishes a call and invites three of the suggested; whoever has stored a search gets it at seven, and offers [REACH-01, REACH-11, REACH-50, REACH-57, REACH-59, REACH-65]", async ({
  browser,
  site,
  mailSink,
  newPerson,
  newCompany,
  signIn,
}) => {
  test.slow();
  const title = unique(`${craft} für fünf Vasen`);
  const berg = await newCompany();
  const skilled = { ...longMember, skills: [craft] };
  const invited = [await newPerson(skilled), await newPerson(skilled), await newPerson(skilled)];
  const dora = await newPerson(longMember);
  const contexts: { close(): Promise<void>; trouble: ReturnType<typeof watchForTrouble> }[] = [];
  const open = async (person: typeof dora) => {
    const context = await browser.newContext({ baseURL: site.url });
    contexts.push({ close: () => context.close(), trouble: watchForTrouble(context) });
    await signIn(person, context);
    return context.newPage();
  };

  const doras = await open(dora);
  await doras.goto(`/ausschreibungen?q=${encodeURIComponent(craft)}`);
  await doras.getByRole("button", { name: "Suchauftrag anlegen" }).click();
  await expect(doras).toHaveURL(/\/suchauftraege\/\d+/);

  const desk = await open(berg);
  await desk.goto("/ausschreibungen/neu");
  await desk.getByLabel("Titel", { exact: true }).fill(title);
  await desk.getByLabel("Beschreibung", { exact: true }).fill("Fünf Vasen, jede anders.");
  await desk.getByLabel("Kategorie", { exact: true }).selectOption("Beratung");
  await desk.getByLabel("Deadline").fill(dayFromNow(20));
  await desk.getByRole("button", { name: "Ausschreibung erstellen" }).click();
  await expect(desk.getByText("Ausschreibung erfolgreich erstellt!")).toBeVisible();
  const { rows } = await db.execute<{ id: number; slug: string }>(
    sql`select id::int, slug from ausschreibungen where title = ${title}`,
  );
  const { id, slug } = rows[0] ?? { id: 0, slug: "" };
  const path = `/ausschreibungen/${slug}-${id}`;
  for (const person of invited) {
    await desk.goto(path);
    await expect(desk.getByRole("heading", { name: "Wer könnte passen?" })).toBeVisible();
    await desk.getByRole("link", { name: new RegExp(`^Einladen ?: ${person.name}`) }).click();
    await desk.getByLabel(/^Ein Satz von Ihnen/).fill("Ihr Glas gefällt uns.");
    await desk.getByRole("button", { name: "Einladung senden" }).click();
    await expect(desk.getByText("Einladung gesendet")).toBeVisible();
    const mail = await mailSink.waitForMail(person.email, { subject: /^Sie sind eingeladen/ });
    expect(mail.text).toContain("Ihr Glas gefällt uns.");
  }

  await runJob(db, "agent-matches");
  const [agent] = await db.select().from(searchAgents).where(eq(searchAgents.profileId, dora.id));
  const ofDora = eq(agentMatches.agentId, agent?.id ?? 0);
  // Calls of tests before this one may fit too, and then the mail counts them.
  const ofCall = sql`${agentMatches.documentId} in (select id from search_documents where call_id = ${id})`;
  await expect.poll(() => db.$count(agentMatches, and(ofDora, ofCall))).toBe(1);
  // Until the next seven o'clock.
  await db.update(agentMatches).set({ foundAt: sql`found_at - interval '25 hours'` }).where(ofDora);
  await runJob(db, "agent-mails");
  const digest = await mailSink.waitForMail(dora.email, { subject: /^(Neu für Sie|\d+ neue Treffer)/ });
  expect(digest.text).toContain(title);
  expect(digest.text).toContain(path);

  await doras.goto(path);
  await doras.goto(`/nachrichten/neu?ausschreibung=${id}`);
  await doras.getByLabel("Nachricht", { exact: true }).fill("Das blase ich gern.");
  await doras.getByRole("button", { name: "Angebot senden" }).click();
  await expect(doras.getByText("Ihr Angebot wurde erfolgreich versendet")).toBeVisible();
  await mailSink.waitForMail(berg.email, { subject: `Angebot für: ${title}` });

  const first = await open(invited[0] ?? dora);
  const [invitation] = await db
    .select()
    .from(invitations)
    .where(eq(invitations.personId, invited[0]?.id ?? ""));
  await first.goto(`/nachrichten/${invitation?.conversationId}`);
  await first.getByRole("button", { name: "Diesmal keine Zeit" }).click();
  await expect(first.getByText("Ihre Antwort: Diesmal keine Zeit")).toBeVisible();
  await desk.goto(`${path.replace(`${slug}-`, "")}/angebote`);
  await expect(desk.getByRole("link", { name: dora.name })).toBeVisible();
  await expect(desk.getByText("Diesmal keine Zeit")).toBeVisible();
  for (const { trouble, close } of contexts) {
    expect(trouble).toEqual([]);
    await close();
  }
});
