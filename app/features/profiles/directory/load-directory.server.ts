import { data } from "react-router";
import { log } from "~/log.server";
import { listCreatives } from "./directory.server";

export interface DirectoryProblem {
  text: string;
}

const notAllowed =
  "Profile konnten nicht geladen werden. Möglicherweise sind Sie nicht berechtigt, diese Daten anzuzeigen.";

/** Loads a page, or throws a response that explains why it can't. */
export async function loadDirectory(...wanted: Parameters<typeof listCreatives>) {
  try {
    return await listCreatives(...wanted).catch((error: unknown) => {
      if (isRowPolicy(error)) return listCreatives(...wanted);
      throw error;
    });
  } catch (error) {
    log.error({ err: error }, "could not load the directory");
    const text = isRowPolicy(error) ? notAllowed : "Fehler beim Laden der Profile";
    throw data<DirectoryProblem>({ text }, { status: 503 });
  }
}

/** If the operator added row policies to the database, it may refuse queries while they change. */
function isRowPolicy(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (/\bRLS\b|row-level security/i.test(cause.message)) return true;
  }
  return false;
}
