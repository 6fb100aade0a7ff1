import { Agent, request } from "node:http";

const password = "Mostbirne am Pfänder 26";
const likes = { accept: "*/*", "content-type": "application/x-www-form-urlencoded" };
const page = { accept: "text/html", "accept-encoding": "gzip, deflate, br, zstd" };
const form = (fields) => new URLSearchParams(fields).toString();

/**
 * People who use a site at once, each from an address of their own: visitors, whose pages are rendered because nobody has
 * asked for these addresses before, and members, who read and write.
 */
export async function gatherCrowd(url, { members = 24, visitors = 200, pictures = [] } = {}) {
  const agent = new Agent({ keepAlive: true });
  let asked = 0;
  const ask = (path, { method = "GET", headers, body } = {}) =>
    new Promise((resolve) => {
      const began = performance.now();
      const sent = request(url + path, { agent, method, headers }, (answer) => {
        answer.resume().once("end", () => {
          resolve({ status: answer.statusCode, ms: performance.now() - began, headers: answer.headers });
        });
      });
      sent.once("error", () => resolve({ status: 0, ms: performance.now() - began, headers: {} })).end(body);
    });

  const register = async (index) => {
    const fields = { name: `Mia Menge ${index}`, email: `menge-${index}@example.com`, password, userType: "kreative" };
    const { headers, status } = await ask("/auth?modus=registrieren", {
      method: "POST",
      headers: { ...likes, ...page, "x-forwarded-for": `10.1.0.${index}` },
      body: form({ ...fields, agbAccepted: "on" }),
    });
    const cookie = headers["set-cookie"]?.find((line) => line.includes("session_token"))?.split(";")[0];
    if (!cookie) throw new Error(`Nobody could register: ${status}`);
    return { cookie, email: fields.email, "x-forwarded-for": `10.1.0.${index}` };
  };
  const people = [];
  // More at once would be refused.
  while (people.length < members) people.push(await register(people.length));
  const list = await (await fetch(`${url}/kreative`)).text();
  const slugs = [...new Set([...list.matchAll(/href="\/kreative\/([a-z0-9-]+)"/g)].map(([, slug]) => slug))];

  // Nobody can like themselves.
  const likeable = slugs.filter((slug) => !slug.startsWith("mia-menge"));
  const next = (from) => from[Math.floor(Math.random() * from.length)];
  const visitor = () => ({ ...page, "x-forwarded-for": `10.2.0.${asked % visitors}` });
  const member = () => {
    const { email, ...headers } = next(people);
    return { ...page, ...headers };
  };
  const kinds = {
    visit: () =>
      ask(`${next(["/kreative", "/ausschreibungen", "/feed", "/arbeiten"])}?q=${asked}`, { headers: visitor() }),
    profile: () => ask(`/kreative/${next(slugs)}?von=${asked}`, { headers: visitor() }),
    read: () => ask(next(["/kreative", "/ausschreibungen", "/feed", "/agb", "/profil"]), { headers: member() }),
    search: () =>
      ask(`/kreative?q=${next(["Plakat", "Foto", "Dornbirn", "Illustration", "xyz"])}`, { headers: member() }),
    write: () => {
      const body = form({ like: asked % 3 ? "0" : "1" });
      return ask(`/kreative/${next(likeable)}/like`, { method: "POST", headers: { ...member(), ...likes }, body });
    },
    feed: () => ask(next(["/feed.atom", "/blog.atom", "/arbeiten.atom", "/sitemap.xml"]), { headers: visitor() }),
    sharing: () => ask(`/bild/kreative/${next(slugs)}.png?v=${asked}`, { headers: visitor() }),
    "sign-in": () => {
      const headers = { ...visitor(), ...likes };
      const body = form({ email: next(people).email, password });
      return ask("/auth?modus=anmelden", { method: "POST", headers, body });
    },
    picture: async () => {
      const body = new FormData();
      body.set("picture", new File([next(pictures)], "bild.jpg", { type: "image/jpeg" }));
      const packed = new Response(body);
      const headers = { cookie: next(people).cookie, "content-type": packed.headers.get("content-type") };
      return ask("/arbeiten/bilder", { method: "POST", headers, body: Buffer.from(await packed.arrayBuffer()) });
    },
  };
  const mix = ["visit", "read", "profile", "visit", "read", "search", "visit", "read", "write", "profile"];
  return {
    next: (kind = next(mix)) => {
      asked += 1;
      return kinds[kind]();
    },
    leave: () => agent.destroy(),
  };
}

export function timesOf(list) {
  const sorted = list.map(({ ms }) => ms).sort((one, other) => one - other);
  const share = (part) => Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0);
  return { count: sorted.length, p50: share(0.5), p99: share(0.99), most: share(1) };
}
