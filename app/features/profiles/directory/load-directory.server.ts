import { data } from "react-router";
import { log } from "~/log.server";
import type { DirectorySearch } from "./directory";
import { type DirectoryPage, listCreatives } from "./directory.server";

export interface DirectoryProblem {
  text: string;
}

const notAllowed =
  "Profile konnten nicht geladen werden. Möglicherweise sind Sie nicht berechtigt, diese Daten anzuzeigen.";

/** The page, or the answer that says in plain words why there is none. */
export async function loadDirectory(search: DirectorySearch, viewerId: string | null): Promise<DirectoryPage> {
  try {
    return await listCreatives(search, viewerId).catch((error: unknown) => {
      if (isRowPolicy(error)) return listCreatives(search, viewerId);
      throw error;
    });
  } catch (error) {
    log.error({ err: error }, "could not load the directory");
    const text = isRowPolicy(error) ? notAllowed : "Fehler beim Laden der Profile";
    throw data<DirectoryProblem>({ text }, { status: 503 });
  }
}

/** A database with row policies of the operator may refuse queries while the policies change. */
function isRowPolicy(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (/\bRLS\b|row-level security/i.test(cause.message)) return true;
  }
  return false;
}
