import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, it } from "vitest";
import { AgentList } from "./agent-list";
import type { OwnAgent } from "./own/own-agents.server";

const result = (id: number, by: string) => ({ id, title: "Anna Bösch", by, to: "/kreative/a", facts: [], isNew: true });
const agent = (id: number, name: string): OwnAgent => ({
  ...{ id, name, kind: "kreative", text: name, path: "/kreative", rhythm: "taeglich", isPaused: false, unseen: 0 },
  results: [result(id * 2, "Fotografin"), result(id * 2 + 1, "Töpferin")] as unknown as OwnAgent["results"],
});

it("names which result of which stored search does not fit, also for people of one name [LOOK-17]", () => {
  const agents = [agent(1, "Keramik in Egg"), agent(2, "Fotografin")];
  const router = createMemoryRouter([{ path: "/", element: <AgentList agents={agents} /> }]);
  const html = renderToString(<RouterProvider router={router} />).replace(/<!-- -->/g, "");
  const names = [...html.matchAll(/Das passt nicht<span class="sr-only">(.*?)<\/span>/g)].map(([, name]) => name);
  expect(names).toHaveLength(4);
  expect(new Set(names).size).toBe(4);
  expect(names[0]).toBe(": Anna Bösch\u00a0· Fotografin (Treffer von Keramik in Egg)");
});
