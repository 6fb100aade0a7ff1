import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { request as requestSecurely } from "node:https";
import { text } from "node:stream/consumers";

export interface Exchanged {
  status: number;
  headers: Headers;
  text: string;
}

/** Sends one request with exactly these headers, because `fetch` can't send another host. `from` is an address of ours. */
export async function exchange(
  url: URL,
  method: string,
  headers: Record<string, string | null>,
  body?: Buffer,
  from?: string,
): Promise<Exchanged> {
  const given = Object.entries(headers).filter(([, value]) => value);
  // A new connection, because the server may close an idle one just when it is reused.
  const send = url.protocol === "https:" ? requestSecurely : request;
  const address = from ? { localAddress: from, family: 4 } : {};
  // Every site listens here, and asking the system for the address each time costs as much as the connection.
  const here = url.hostname === "localhost" && url.protocol === "http:" ? { host: "127.0.0.1" } : {};
  const sent = send(url, {
    ...{ method, agent: false, ...address, ...here },
    headers: Object.fromEntries(given) as Record<string, string>,
  });
  sent.end(body);
  const [response] = (await once(sent, "response")) as [IncomingMessage];
  const received = new Headers();
  for (const [name, values = []] of Object.entries(response.headersDistinct)) {
    for (const value of values) received.append(name, value);
  }
  return { status: response.statusCode ?? 0, headers: received, text: await text(response) };
}
