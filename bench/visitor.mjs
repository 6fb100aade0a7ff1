import { Agent, request } from "node:http";

/** Asks for pages over this many connections, and fails for an answer that is not a page. */
export function visitor(connections) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ask = (url, headers = {}) =>
    new Promise((resolve, reject) => {
      const asked = request(url, { agent, headers }, (answer) => {
        const parts = [];
        answer.on("data", (part) => parts.push(part));
        answer.on("end", () => {
          if (answer.statusCode === 200) resolve(Buffer.concat(parts).toString());
          else reject(new Error(`${url}: ${answer.statusCode}`));
        });
      });
      asked.on("error", reject).end();
    });
  return { ask, leave: () => agent.destroy() };
}
