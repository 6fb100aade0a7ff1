import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import { type Reason, tooLong } from "~/http/too-late";
import { shortPage, shortPageHeaders } from "./unavailable";

const drainMs = 2_000;
const drainBytes = 8 * 1024 * 1024;

const tooSlow: Reason = {
  title: "Das hat zu lange gedauert",
  cause: "Es ist nicht rechtzeitig ganz angekommen, gespeichert wurde nichts.",
  advice: "Bitte prüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal.",
};
const broken: Reason = {
  title: "Das ist nicht vollständig angekommen",
  cause: "Wir konnten nicht lesen, was Ihr Browser gesendet hat.",
  advice: "Bitte laden Sie die Seite neu.",
};

const answers: Record<string, [status: number, reason: Reason]> = {
  HPE_HEADER_OVERFLOW: [431, tooLong],
  ERR_HTTP_REQUEST_TIMEOUT: [408, tooSlow],
};

/** Answers what Node refuses before any page sees it, in words. Node itself would send a status alone. */
export function answerRefused(server: Server, underWay: Set<ServerResponse>): void {
  server.on("clientError", ({ code = "" }: NodeJS.ErrnoException, socket: Socket) => {
    if (socket.writableEnded && socket.bytesRead < drainBytes) return;
    const hasBegun = [...underWay].some((response) => response.socket === socket && response.headersSent);
    if (code === "ECONNRESET" || !socket.writable || hasBegun) return socket.destroy();
    const [status, reason] = answers[code] ?? [400, broken];
    socket.end(bareAnswer(status, shortPage(reason)));
    // A browser that is still sending loses an answer whose connection is closed at once.
    setTimeout(() => socket.destroy(), drainMs).unref();
  });
}

/** Answers a request whose address or host can't be read. */
export const unreadable = () => new Response(shortPage(broken), { status: 400, headers: headersOf(shortPage(broken)) });

/** Answers a request that expects what no browser does. */
export function refuseExpectation(_: IncomingMessage, response: ServerResponse): void {
  response.writeHead(417, headersOf(shortPage(broken))).end(shortPage(broken));
}

const headersOf = (page: string) => ({
  connection: "close",
  "cache-control": "no-store",
  ...shortPageHeaders,
  "content-type": "text/html; charset=utf-8",
  "content-length": `${Buffer.byteLength(page)}`,
  "x-content-type-options": "nosniff",
});

const bareAnswer = (status: number, page: string) =>
  [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...Object.entries(headersOf(page)).map(([name, value]) => `${name}: ${value}`),
    "",
    page,
  ].join("\r\n");
