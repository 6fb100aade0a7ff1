import { connect, type Socket } from "node:net";
import { expect } from "vitest";
import { db } from "~/db/client.server";
import { browserOf, it } from "../support/http";
import { createPerson } from "../support/people";
import { memoryGrowth } from "./readings";
import { cookieOf } from "./senders";

const maxMegabytes = 90;
const maxMedianMs = 300;

it("clients that send or read slowly take no turn and little memory from others [FAST-91]", async ({ site }) => {
  const cookie = cookieOf(await browserOf(db, site.url, await createPerson(db)));
  const { hostname, port, host } = new URL(site.url);
  const sockets: Socket[] = [];
  const open = (count: number, text: string, isRead = true) => {
    for (let opened = 0; opened < count; opened += 1) {
      const socket = connect(Number(port), hostname).on("error", () => {});
      if (isRead) socket.resume();
      else socket.pause();
      socket.write(text);
      sockets.push(socket);
    }
  };
  const head = `HTTP/1.1\r\nhost: ${host}\r\naccept: text/html\r\n`;
  const form = `content-type: application/x-www-form-urlencoded\r\ncontent-length: 200000\r\n\r\nmessage=x`;
  const times: number[] = [];
  const statuses = new Set<number>();
  try {
    const growth = await memoryGrowth(site.url, async () => {
      open(150, `GET /healthz ${head}x-slow: `);
      open(150, `GET /healthz ${head}\r\n`);
      open(100, `POST /posts/neu ${head}${form}`);
      open(60, `GET /feed ${head}cookie: ${cookie}\r\n\r\n`, false);
      for (let asked = 0; asked < 25; asked += 1) {
        const began = performance.now();
        const answer = await fetch(`${site.url}/kreative?q=${asked}`, {
          headers: { "x-forwarded-for": "198.51.100.9" },
        });
        await answer.arrayBuffer();
        times.push(performance.now() - began);
        statuses.add(answer.status);
      }
    });
    expect([...statuses]).toEqual([200]);
    expect(times.sort((one, other) => one - other)[12]).toBeLessThan(maxMedianMs);
    expect(growth).toBeLessThan(maxMegabytes);
  } finally {
    for (const socket of sockets) socket.destroy();
  }
});
