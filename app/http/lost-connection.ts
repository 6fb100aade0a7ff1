import { type DataStrategyResult, data, isRouteErrorResponse, type MiddlewareFunction } from "react-router";
import type { FormAnswer, Problem } from "./answer";
import type { SmallAnswer } from "./small-answer.server";

export const unreachable = 503;
const fromProxies = [502, unreachable, 504];

const lost: Problem = {
  title: "Keine Verbindung",
  text: "Die Verbindung ist abgebrochen. Was Sie eingegeben haben, ist noch da: Bitte senden Sie es noch einmal.",
};
/** Refused before any page looked at it, or because there was no form to look at. */
const untaken: Record<number, Problem> = {
  400: {
    title: "Das ist nicht vollständig angekommen",
    text: "Was Sie eingegeben haben, ist noch da: Bitte senden Sie es noch einmal.",
  },
  413: {
    title: "Das ist zu groß",
    text: "Bitte wählen Sie weniger oder kleinere Dateien. Was Sie eingegeben haben, ist noch da.",
  },
};
const failed: Problem = {
  title: "Da ist etwas schiefgegangen",
  text: "Der Fehler liegt bei uns und ist vermerkt. Was Sie eingegeben haben, ist noch da: Bitte versuchen Sie es in ein paar Minuten noch einmal.",
};

/**
 * A form that does not reach the server, or that the server can't take, stays as it is and says what to do. A page that
 * can't be reached says so too; it is not a fault of ours that somebody noted.
 */
export const surviveLostConnection: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const sent = request.method === "GET" ? null : request.clone();
  const results = await next();
  for (const answer of Object.values(results)) {
    // A redirect is thrown too.
    if (answer.type !== "error" || answer.result instanceof Response) continue;
    const error = unwrap(answer.result);
    const isLost = isUnreachable(error);
    const problem = isRouteErrorResponse(error) && untaken[error.status];
    if (sent && problem) {
      answer.type = "data";
      answer.result = data(await keepTyped(sent, problem), { status: error.status });
    } else if (sent && (isLost || !isRefusal(error))) {
      answer.type = "data";
      answer.result = data(await keepTyped(sent, isLost ? lost : failed), { status: unreachable });
    } else if (isLost) {
      answer.result = data(null, { status: unreachable });
    }
  }
  return results;
};

/** The router packs what a write throws together with the status of its answer. */
function unwrap(result: unknown): unknown {
  const isPacked = typeof result === "object" && result !== null && "data" in result && "init" in result;
  return isPacked ? result.data : result;
}

/** What fetch throws when there is no answer, and the text that a proxy answers for a server that is away. */
function isUnreachable(error: unknown) {
  if (error instanceof TypeError) return true;
  return isRouteErrorResponse(error) && fromProxies.includes(error.status) && typeof error.data === "string";
}

/** Pages of their own say these. */
function isRefusal(error: unknown) {
  return isRouteErrorResponse(error) && error.status < 500;
}

/** What a page shows when its own form was lost, whose answer is of another shape. */
export function lostProblem(answer: unknown): Problem | null {
  const isLost = typeof answer === "object" && answer !== null && "isLost" in answer;
  return isLost ? ((answer as FormAnswer).problem ?? null) : null;
}

async function keepTyped(sent: Request, problem: Problem): Promise<FormAnswer & SmallAnswer> {
  const form = await sent.formData();
  const typed = [...new Set(form.keys())].map((name) => {
    const values = form.getAll(name).filter((value) => typeof value === "string");
    return [name, values.length > 1 ? values : (values[0] ?? "")] as const;
  });
  return {
    result: { status: "error", initialValue: Object.fromEntries(typed) },
    problem,
    isLost: true,
    toast: { title: problem.title, description: "Bitte versuchen Sie es noch einmal.", kind: "error" },
  };
}
