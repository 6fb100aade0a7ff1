import { db } from "~/db/client.server";
import { invitations } from "../../app/db/schema";
import { createCallOf } from "../support/calls";
import { formOf } from "../support/form-of";
import type { LimitRow } from "../support/limit-row";
import { unique } from "../support/people";
import type { World } from "../support/role-row";

let invitedTo: { id: number } | undefined;

/** The same call each time, because invitations are counted per call too. */
async function inviteAnew({ people }: World) {
  await db.delete(invitations);
  invitedTo ??= await createCallOf(db, people.company);
  return { call: `${invitedTo.id}` };
}

let askedAbout: { id: number } | undefined;

/** The same call each time, because questions are counted per call too. */
async function askedCall({ people }: World) {
  askedAbout ??= await createCallOf(db, people.company);
  return askedAbout;
}

const listName = () => ({ name: unique("Fotografie") });

/** The limits of drafts of offers, invitations, questions and private lists. */
export const reachLimitRows = {
  "POST /ausschreibungen/:id/entwurf": {
    counts: ["offer-draft"],
    by: "creative",
    path: async ({ people }) => `/nachrichten/neu?ausschreibung=${(await createCallOf(db, people.company)).id}`,
    form: () => ({ message: "Begonnen.", entwurf: "ja" }),
  },
  "POST /einladungen/neu": {
    counts: ["invitation", "invitation-of-call"],
    by: "company",
    path: ({ people }) => `/einladungen/neu?an=${people.otherCreative.slug}`,
    form: inviteAnew,
    refusedForm: { call: "" },
  },
  "POST /einladungen/:id": { none: "it answers each invitation once" },
  "POST /ausschreibungen/:id/fragen": {
    counts: ["question", "question-of-call"],
    by: "creative",
    path: async (world) => `/ausschreibungen/${(await askedCall(world)).id}/fragen`,
    form: () => ({ question: unique("Welches Format?") }),
    refusedForm: { question: " " },
  },
  "POST /ausschreibungen/:id/unterlagen": {
    counts: ["call-file"],
    by: "company",
    path: async ({ people }) => `/ausschreibungen/${(await createCallOf(db, people.company)).id}/unterlagen`,
    form: () => formOf({ files: new File(["%PDF-1.7\n"], "Plan.pdf") }),
    refusedForm: { files: "" },
  },
  "POST /fragen/:id": { none: "it answers each question once" },
  "POST /fragen/:id/zurueckziehen": { none: "it only takes back what a limit let through" },
  "POST /merklisten": { counts: ["collection"], by: "creative", form: listName, refusedForm: { name: " " } },
  "POST /merklisten/merken": {
    counts: ["collection"],
    by: "creative",
    form: listName,
    refusedForm: { name: " " },
  },
  "POST /merklisten/:id": { counts: ["collection"], by: "creative", form: listName, refusedForm: { name: " " } },
  "POST /merklisten/:id/teilen": { counts: ["collection"], by: "creative" },
  "POST /merklisten/:id/loeschen": { none: "it only takes back what a limit let through" },
  "POST /merklisten/:id/eintraege/:entry/entfernen": { none: "it only takes back what a limit let through" },
} satisfies Record<string, LimitRow>;
