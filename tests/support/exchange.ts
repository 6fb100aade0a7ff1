import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { text } from "node:stream/consumers";

export interface Exchanged {
  status: number;
  headers: Headers;
  text: string;
}

/** Sends one request with exactly these headers, because `fetch` can't send another host. */
export async function exchange(
  url: URL,
  method: string,
  headers: Record<string, string | null>,
  body?: Buffer,
): Promise<Exchanged> {
  const given = Object.entries(headers).filter(([, value]) => value);
  // A new connection, because the server may close a kept one just when it is reused.
  const sent = request(url, { method, agent: false, headers: Object.fromEntries(given) as Record<string, string> });
  sent.end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const received = new Headers();
  for (const [name, values = []] of Object.entries(response.headersDistinct)) {
    for (const value of values) received.append(name, value);
  }
  return { status: response.statusCode ?? 0, headers: received, text: await text(response) };
}
