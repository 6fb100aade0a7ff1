import type { MiddlewareFunction } from "react-router";
import { readForm } from "./read-form.server";
import { redirectWithToast } from "./toast.server";
import { isTyped, missingParameter, pleaseType, type TypedAct, typedField } from "./typed-word";

/**
 * Guards an act that nobody can take back: its form must hold the typed word. Without it, leads back to the page of the
 * form, which says so at the field. The address of the page is the parent of the act's address, or a sibling.
 */
export const typedWordOnly =
  (act: TypedAct, page = "."): MiddlewareFunction<Response> =>
  async ({ request, context }, next) => {
    if (request.method !== "POST" || isTyped(act, readForm(context).get(typedField))) return next();
    const { pathname } = new URL(page, request.url);
    const { searchParams } = new URL(request.url);
    searchParams.set(missingParameter, act);
    throw await redirectWithToast(`${pathname.replace(/\/$/, "")}?${searchParams}`, {
      title: "Nicht bestätigt",
      description: `Getan wurde nichts. ${pleaseType(act)}, und senden Sie es noch einmal.`,
      kind: "error",
    });
  };
