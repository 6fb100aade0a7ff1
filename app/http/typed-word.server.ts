import { data, type MiddlewareFunction } from "react-router";
import { readForm } from "./read-form.server";
import type { Reason } from "./too-late";
import { isTyped, pleaseType, type TypedAct, typedField } from "./typed-word";

/** Guards an act that nobody can take back: its form must hold the typed word. */
export const typedWordOnly =
  (act: TypedAct): MiddlewareFunction<Response> =>
  ({ request, context }, next) => {
    if (request.method !== "POST" || isTyped(act, readForm(context).get(typedField))) return next();
    const refusal: Reason = {
      title: "Nicht bestätigt",
      cause: "Das Wort zur Bestätigung fehlt oder stimmt nicht.",
      advice: `${pleaseType(act)}, und senden Sie es noch einmal.`,
    };
    const problem = { title: refusal.title, text: `${refusal.cause} Getan wurde nichts. ${refusal.advice}` };
    throw data({ problem, refusal }, { status: 400 });
  };
