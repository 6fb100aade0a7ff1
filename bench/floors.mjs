// Lower bounds for the cost of a page, in one process: bytes from memory, a list from the database rendered by React,
// and the elements of one of our pages without routes, data or components. Reads from standard input what to serve.
import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { parse } from "parse5";
import pg from "pg";
import { createElement } from "react";
import { renderToString } from "react-dom/server";

const properties = { class: "className", for: "htmlFor", charset: "charSet", "http-equiv": "httpEquiv" };

const { databaseUrl, pages } = await json(process.stdin);
const pool = new pg.Pool({ connectionString: databaseUrl, max: 20 });
const trees = new Map(Object.entries(pages).map(([path, html]) => [path, toReact(parse(html))]));
const bytes = Buffer.from(Object.values(pages)[0]);

const answers = {
  "/cpu": () => JSON.stringify(process.cpuUsage()),
  "/bytes": () => bytes,
  "/cards": async () => `<!DOCTYPE html>${renderToString(createElement(CardPage, { profiles: await listProfiles() }))}`,
  "/markup": (query) => writeMarkup(query),
  "/markup-for-reader": async (query) => {
    await findReader(query.get("session"));
    return writeMarkup(query);
  },
};

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url, "http://localhost");
  const body = Buffer.from(await answers[pathname](searchParams));
  response.writeHead(200, { "content-type": "text/html; charset=utf-8", "content-length": body.length }).end(body);
});
// Its connections are idle while the site is measured.
server.keepAliveTimeout = 600_000;
server.listen(0, "127.0.0.1", () => process.stdout.write(`${server.address().port}\n`));

function writeMarkup(query) {
  return `<!DOCTYPE html>${renderToString(trees.get(query.get("of")))}`;
}

/** The least that a page for a member asks of the database: whose session it is. */
async function findReader(token) {
  const { rows } = await pool.query({
    name: "reader",
    text: `select p.id, p.name, p.slug, p.email, p.user_type, p.avatar_url, s.expires_at
      from sessions s join profiles p on p.id = s.user_id where s.token = $1 and s.expires_at > now()`,
    values: [token],
  });
  if (rows.length === 0) throw new Error("no such session");
}

async function listProfiles() {
  const { rows } = await pool.query({
    name: "cards",
    text: `select id, name, slug, title, location, bio, avatar_url, skills, favorite_count from profiles
      where user_type = 'kreative' and is_public order by favorite_count desc, id desc limit 24`,
  });
  return rows;
}

function CardPage({ profiles }) {
  const list = profiles.map((profile) => createElement(Card, { key: profile.id, ...profile }));
  return createElement(
    "html",
    { lang: "de" },
    createElement("head", null, createElement("title", null, "Kreative")),
    createElement("body", null, createElement("main", null, createElement("ul", { className: "grid gap-6" }, list))),
  );
}

function Card({ name, slug, title, location, bio, avatar_url, skills, favorite_count }) {
  return createElement(
    "li",
    { className: "rounded-sm border border-line bg-card p-5" },
    avatar_url && createElement("img", { src: avatar_url, alt: "", width: 96, height: 96, loading: "lazy" }),
    createElement("h2", { className: "text-xl" }, createElement("a", { href: `/kreative/${slug}` }, name)),
    createElement("p", { className: "font-semibold" }, title, ", ", location),
    createElement("p", { className: "text-soft" }, bio),
    createElement(
      "ul",
      { className: "flex gap-2" },
      (skills ?? []).map((skill) => createElement("li", { key: skill, className: "tag" }, skill)),
    ),
    createElement("p", null, favorite_count),
  );
}

function toReact(node, index = 0) {
  if (node.nodeName === "#text") return node.value;
  if (node.nodeName === "#document") return toReact(node.childNodes.find(({ nodeName }) => nodeName === "html"));
  if (!node.tagName) return null;
  const props = { key: index };
  for (const { name, value } of node.attrs) props[properties[name] ?? name] = name === "style" ? styleOf(value) : value;
  if (["script", "style"].includes(node.tagName))
    return createElement(node.tagName, {
      ...props,
      dangerouslySetInnerHTML: { __html: node.childNodes[0]?.value ?? "" },
    });
  const children = (node.content ?? node).childNodes.map(toReact);
  if (["input", "textarea", "select", "option"].includes(node.tagName)) delete props.value;
  return children.length > 0 ? createElement(node.tagName, props, children) : createElement(node.tagName, props);
}

function styleOf(text) {
  const lines = text
    .split(";")
    .filter(Boolean)
    .map((line) => line.split(/:(.*)/));
  return Object.fromEntries(
    lines.map(([name, value]) => [name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase()), value]),
  );
}
