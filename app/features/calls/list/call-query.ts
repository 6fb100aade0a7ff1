import type { Counted } from "./select-page.server";

/** The parameter with the call for which the form of an offer opens as a dialog. */
export const offerParameter = "angebot";

/** The parameter with the call whose details open as a dialog. */
export const callParameter = "ausschreibung";

const dialogs = [callParameter, "neu", offerParameter];

/** Whether this address loads the list instead of only opening a dialog over it. */
export function isCallList({ pathname, search }: { pathname: string; search: string }): boolean {
  const parameters = new URLSearchParams(search);
  return pathname === "/ausschreibungen" && dialogs.every((name) => !parameters.has(name));
}

/** The list's address with some parameters changed, without those that open a dialog. */
export function callListPath(search: string, changes: Record<string, string | null> = {}): string {
  const parameters = new URLSearchParams(search);
  for (const name of dialogs) parameters.delete(name);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) parameters.delete(name);
    else parameters.set(name, value);
  }
  return `/ausschreibungen${parameters.size > 0 ? `?${parameters}` : ""}`;
}

/** The address that opens a call as a dialog over the page of another one. */
export const callOver = (page: string, parameter: string, { id }: { id: number }) =>
  `${page}${page.includes("?") ? "&" : "?"}${parameter}=${id}`;

export function callCountText(shown: number, { count, isMore }: Counted): string {
  if (shown < count || isMore)
    return `${shown} von ${isMore ? "mehr als " : ""}${Math.max(shown, count)} Ausschreibungen werden angezeigt`;
  return shown === 1 ? "1 Ausschreibung wird angezeigt" : `${shown} Ausschreibungen werden angezeigt`;
}
