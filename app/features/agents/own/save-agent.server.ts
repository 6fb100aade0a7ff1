import { parseWithZod } from "@conform-to/zod/v4";
import { data } from "react-router";
import type { Viewer } from "~/auth/viewer";
import type { AgentKind } from "~/db/schema";
import { refused } from "~/http/answer";
import { formFailed } from "~/http/failed-write.server";
import { seenIn } from "~/http/seen-version.server";
import { redirectInsteadOf, redirectWithToast } from "~/http/toast.server";
import { readAround } from "~/search/around";
import { settings } from "~/settings.server";
import { agentMax } from "~/text/maximums";
import { agentPath, agentsPath, firstRhythm } from "../agent";
import { choicesOf, readListSearch } from "../kinds.server";
import { changeAgent, createAgent } from "./agent-commands.server";
import { agentSchema } from "./agent-form";

const failed = { title: "Fehler beim Speichern des Suchauftrags" };
const tooMany = {
  title: `Mehr als ${agentMax.agents} Suchaufträge sind nicht möglich`,
  text: "Löschen Sie einen, den Sie nicht mehr brauchen.",
};
const unknownPlace = `Diesen Ort kennen wir nicht. Wir kennen die Gemeinden, Orte, Täler und Regionen in ${settings.region.name} und die Nachbarn.`;

const parametersOf = (form: FormData) =>
  new URLSearchParams([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));

/** Stores a search, of its form or of the one button beside a list. */
export async function saveAgent(viewer: Viewer, form: FormData, kind: AgentKind, id: number | null) {
  const submission = parseWithZod(form, { schema: agentSchema });
  if (submission.status !== "success") return refused(submission.reply());
  const { name, rhythm, ort } = submission.value;
  const parameters = parametersOf(form);
  if (ort && !readAround(parameters)) return refused(submission.reply({ fieldErrors: { ort: [unknownPlace] } }));
  const wanted = { name, rhythm, search: readListSearch(kind, parameters) };
  const seen = seenIn(form, "Dieser Suchauftrag wurde inzwischen geändert");
  try {
    const saved = await (id === null ? createAgent(viewer.id, kind, wanted) : changeAgent(viewer.id, id, wanted, seen));
    if (saved.id === null) {
      if (saved.is === "gone") throw data(null, { status: 404 });
      return refused(submission.reply(), tooMany);
    }
    if (saved.is === "same")
      return redirectWithToast(agentPath(saved.id), {
        title: "Diesen Suchauftrag gibt es schon",
        description: "Hier ist er. Sie können ihn ändern.",
        kind: "info",
      });
    if (saved.is === "changed") return redirectInsteadOf(agentsPath, { title: "Suchauftrag gespeichert" });
    // The button has created it from what the list showed. The form explains it and can change it.
    if (!form.has("name"))
      return redirectWithToast(agentPath(saved.id), {
        title: "Suchauftrag angelegt",
        description: "Treffer kommen täglich um 7 Uhr. Hier ändern Sie, wonach er sucht und wie oft.",
      });
    return redirectInsteadOf(agentsPath, { title: "Suchauftrag angelegt" });
  } catch (error) {
    return formFailed(submission.reply(), error, "could not store a search", failed);
  }
}

/** What the form shows for an address, and what else it narrows by. */
export function formOf(kind: AgentKind, parameters: URLSearchParams) {
  const values = typedIn(parameters);
  const others = readListSearch(kind, parameters).fields.filter(([name]) => !Object.hasOwn(values, name));
  return { kind, values, others, choices: choicesOf(kind) };
}

const typedIn = (parameters: URLSearchParams) => ({
  ...Object.fromEntries(Object.keys(agentSchema.shape).map((name) => [name, parameters.get(name) ?? ""])),
  rhythm: parameters.get("rhythm") ?? firstRhythm,
  kategorie: parameters.getAll("kategorie"),
  umkreis: parameters.get("umkreis") ?? "0",
});
