import { type DataStrategyResult, data, isRouteErrorResponse, type MiddlewareFunction } from "react-router";
import type { FormResult, Problem } from "./answer";
import type { CarriedToast } from "./toast.server";
import { givenUp, meanwhile, noRoom, overloaded, type Reason, sentencesOf, tooLong } from "./too-late";
import { writtenTexts } from "./written-texts";

export const unreachable = 503;
const fromProxies = [408, 502, unreachable, 504];

/** The answer to a form that the server could not process, for any reason. */
export interface FailedWrite {
  isLost: true;
  problem: Problem;
  /** The same problem as a toast, for a button without room for text. */
  toast: CarriedToast;
  /** The typed values. */
  result?: FormResult;
}

const sendLater = "Bitte senden Sie es später noch einmal.";

const lost: Reason = {
  title: "Keine Verbindung",
  cause: "Die Verbindung ist abgebrochen.",
  advice: "Bitte senden Sie es noch einmal.",
};
/** The router's words for an answer that was cut off, or that another program has given, such as the page of a hotel's network. */
const isUnread = (error: unknown) => error instanceof Error && error.message.startsWith("Unable to decode");
const unread: Reason = {
  title: "Keine vollständige Antwort",
  cause: "Die Antwort ist nicht ganz angekommen, aber vielleicht ist es schon geschehen.",
  advice: "Bitte sehen Sie nach, bevor Sie es noch einmal senden.",
};
const failed: Reason = {
  title: "Da ist etwas schiefgegangen",
  cause: "Der Fehler liegt bei uns und ist vermerkt.",
  advice: "Bitte versuchen Sie es in ein paar Minuten noch einmal.",
};
/** Texts for refusals that happen before any page handles the form. */
const untaken: Record<number, Reason> = {
  400: {
    title: "Das ist nicht vollständig angekommen",
    cause: "Wir konnten nicht alles davon lesen.",
    advice: "Bitte senden Sie es noch einmal.",
  },
  413: {
    title: "Das ist zu groß",
    cause: "Es ist mehr, als wir auf einmal annehmen.",
    advice: "Bitte wählen Sie weniger oder kleinere Dateien.",
  },
  414: tooLong,
  429: {
    title: "Zu viele Anfragen",
    cause: "Es waren zu viele auf einmal.",
    advice: "Bitte warten Sie einen Moment, und senden Sie es dann noch einmal.",
  },
  431: tooLong,
};
/** For any other refusal that no page has given, such as that of a filter in a network. */
const rejected: Reason = {
  title: "Das wurde nicht angenommen",
  cause: "Gespeichert wurde nichts.",
  advice: "Bitte versuchen Sie es noch einmal, am besten über eine andere Verbindung.",
};

/**
 * Returns the values of a form that did not reach the server or that the server could not process, and says what to do.
 * Also handles a page that can't be reached, without claiming that the error was recorded.
 */
export const handleLostConnection: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request },
  next,
) => {
  const sent = request.method === "GET" ? null : request.clone();
  const results = await next();
  for (const [routeId, answer] of Object.entries(results)) {
    // Redirects are thrown too; leave them alone.
    if (answer.type !== "error" || answer.result instanceof Response) continue;
    if (cached && isCached(request) && routeId in cached.loaded) {
      answer.type = "data";
      answer.result = cached.loaded[routeId];
      continue;
    }
    const error = unwrap(answer.result);
    const reason = sent && (reasonOf(error) ?? (await meanwhileOf(error, sent)));
    if (reason) {
      answer.type = "data";
      const status = isRouteErrorResponse(error) && error.status < 500 ? error.status : unreachable;
      answer.result = data(lostWrite(reason, await readTyped(sent.clone())), { status });
    } else if (isUnreachable(error)) {
      answer.result = data(null, { status: unreachable });
    }
  }
  return results;
};

/** A page that must stay as it is when its data can't be loaded again. */
interface CachedPage {
  /** Path and query. */
  address: string;
  /** The data on the page, by route. */
  loaded: Record<string, unknown>;
}

let cached: CachedPage | null = null;

function isCached({ method, url }: Request): boolean {
  const { pathname, search } = new URL(url);
  return method === "GET" && pathname + search === cached?.address;
}

/**
 * Loads a page's data again without being asked to. A failure keeps what the page shows and what was typed in it; an
 * error page would replace both.
 */
export async function reloadQuietly(page: CachedPage, reload: () => Promise<void>): Promise<void> {
  cached = page;
  try {
    await reload();
  } finally {
    cached = null;
  }
}

export function lostWrite({ title, cause, advice } = lost, typed?: FailedWrite["result"]): FailedWrite {
  return {
    isLost: true,
    problem: { title, text: `${cause} Was Sie eingegeben haben, ist noch da${advice ? `: ${advice}` : "."}`.trim() },
    toast: { title, description: `${cause} ${advice}`.trim(), kind: "error" },
    result: typed,
  };
}

/** Finds a lost write among the answers of a page, which have another shape. */
export function findLostWrite(answer: unknown): FailedWrite | null {
  return typeof answer === "object" && answer !== null && "isLost" in answer ? (answer as FailedWrite) : null;
}

/** The router wraps a thrown value together with the status of its response. */
function unwrap(result: unknown): unknown {
  const isPacked = typeof result === "object" && result !== null && "data" in result && "init" in result;
  return isPacked ? result.data : result;
}

/** Null for errors with their own error page, such as a missing permission. */
function reasonOf(error: unknown): Reason | null {
  const refused =
    isRouteErrorResponse(error) && [givenUp, overloaded, noRoom].find((one) => error.data === sentencesOf(one));
  if (refused) return refused;
  if (isUnreachable(error)) return lost;
  if (!isRouteErrorResponse(error)) return isUnread(error) ? unread : failed;
  const { refusal: given, problem } = (error.data ?? {}) as { refusal?: Reason; problem?: Problem };
  const isForNow = error.status === 429 || error.status >= 500;
  // Its own text also says what to do.
  if (problem && !given)
    return { title: problem.title, cause: problem.text ?? "", advice: isForNow && !problem.text ? sendLater : "" };
  if (error.status >= 500) return failed;
  // Plain text means that no page produced the response.
  return given ?? untaken[error.status] ?? (typeof error.data === "string" ? rejected : null);
}

/** A form with a text stays when its thing has gone meanwhile. A button alone leads to the error page. */
async function meanwhileOf(error: unknown, sent: Request): Promise<Reason | null> {
  const reason = isRouteErrorResponse(error) && !error.data?.interrupted && meanwhile[error.status];
  return reason && writtenTexts(await sent.clone().formData()).length > 0 ? reason : null;
}

/** True for fetch's error without a response, and for the text that a proxy sends while the server is down. */
export function isUnreachable(error: unknown): boolean {
  if (error instanceof TypeError) return true;
  return isRouteErrorResponse(error) && fromProxies.includes(error.status) && typeof error.data === "string";
}

async function readTyped(sent: Request): Promise<FailedWrite["result"]> {
  const form = await sent.formData();
  const typed = [...new Set(form.keys())].map((name) => {
    const values = form.getAll(name).filter((value) => typeof value === "string");
    return [name, values.length > 1 ? values : (values[0] ?? "")] as const;
  });
  return { status: "error", initialValue: Object.fromEntries(typed) };
}
