import { text } from "node:stream/consumers";
import type { EntryContext } from "react-router";

/**
 * The script that passes a page's data to its main script. The router would render the data piece by piece as it
 * arrives, and then no page could be rendered in one go. It calls the router's own API (`StreamTransfer` in its
 * `single-fetch`), so a test compares it with the router's output.
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

/** Escapes text so that it can't end the script that contains it. */
const escapeForScript = (json: string) => json.replace(/[&><\u2028\u2029]/g, (character) => escapes[character] ?? "");
