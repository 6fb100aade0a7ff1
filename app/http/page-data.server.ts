import { text } from "node:stream/consumers";
import type { EntryContext } from "react-router";

/**
 * The script that hands its data to the program of a page. The router would render it piece by piece, as the data
 * arrives, and with that no page could be rendered in one go. What it calls is the router's own
 * (`StreamTransfer` in its `single-fetch`), so a test compares it with what the router writes.
 */
export async function readPageData({ serverHandoffStream }: EntryContext): Promise<string> {
  if (!serverHandoffStream) return "";
  const data = escapeForScript(JSON.stringify(await text(serverHandoffStream)));
  return `window.__reactRouterContext.streamController.enqueue(${data});window.__reactRouterContext.streamController.close();`;
}

const escapes: Record<string, string> = {
  "&": "\\u0026",
  ">": "\\u003e",
  "<": "\\u003c",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/** Inside a script, nothing may end it. */
const escapeForScript = (json: string) => json.replace(/[&><\u2028\u2029]/g, (character) => escapes[character] ?? "");
