import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { fileUploadBytes } from "../../server/http/form-limits";
import { metrics } from "../../server/http/metrics";

const read = (file: string) => readFileSync(file, "utf8");
const settings = new Set([...read("README.md").matchAll(/`([A-Z][A-Z_]+)`/g)].map(([, name = ""]) => name));

it("sets in the compose file only settings that there are, with a value for each in the example [HOUSE-72]", () => {
  const compose = read("deploy/compose.yaml");
  const [site = ""] = /^ {2}site:\n(?: {4}.*\n)+/m.exec(compose) ?? [];
  const given = [...site.matchAll(/^ {6}([A-Z][A-Z_]+):/gm)].map(([, name = ""]) => name);
  expect(given).toContain("DATABASE_URL");
  expect(site).toContain("- path: site.env");
  expect(given.filter((name) => !settings.has(name))).toEqual([]);
  const needed = new Set([...compose.matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name));
  const example = new Set([...read("deploy/env.example").matchAll(/^([A-Z_]+)=/gm)].map(([, name]) => name));
  expect([...needed].sort()).toEqual([...example].sort());
});

it("watches and warns by figures that the site gives [HOUSE-72]", () => {
  const texts = [read("deploy/grafana.json"), read("deploy/alerts.yaml"), read("docs/operations.md")].join("\n");
  const own = /\b(?:http_|database_|jobs|mails|backup_|nodejs_|process_)\w*/g;
  const named = new Set([...texts.matchAll(own)].map(([name]) => name.replace(/_(bucket|sum|count)$/, "")));
  const given = new Set(metrics.getMetricsAsArray().map(({ name }) => name));
  expect(named.size).toBeGreaterThan(5);
  expect([...named].filter((name) => !given.has(name))).toEqual([]);
});

it("copies into the image what is there, and names files of deployment that exist [HOUSE-72]", () => {
  const copied = [...read("Containerfile").matchAll(/^COPY --from=build \/srv\/kreativlaendle\/(\S+)/gm)].map(
    ([, path = ""]) => path,
  );
  expect(copied.filter((path) => !["node_modules", "build"].includes(path) && !existsSync(path))).toEqual([]);
  const files = new Set(readdirSync("deploy"));
  const named = [...read("docs/operations.md").matchAll(/deploy\/([\w.-]+\w)/g)].map(([, name = ""]) => name);
  expect(named.length).toBeGreaterThan(8);
  const ofOperators = [".env", "site.env", "backups"];
  expect(named.filter((name) => !files.has(name) && !ofOperators.includes(name))).toEqual([]);
  for (const name of ofOperators)
    for (const ignored of [".gitignore", ".dockerignore"])
      expect(read(ignored).split("\n"), `${ignored} for deploy/${name}`).toContain(`deploy/${name}`);
});

it("bounds the log of every container, and begins every update with a backup [HOUSE-132]", () => {
  const compose = read("deploy/compose.yaml");
  const [, services = ""] = /^services:\n((?: {2}.*\n|\n)+)/m.exec(compose) ?? [];
  const names = [...services.matchAll(/^ {2}(\w+):\n {4}(.*)/gm)].map(([, name, first]) => [name, first]);
  expect(names).toEqual(["site", "database", "store", "proxy"].map((name) => [name, "<<: *log"]));
  expect(compose).toContain("max-size:");
  const operations = read("docs/operations.md");
  const blocks = [...operations.matchAll(/^```\n([\s\S]*?)^```$/gm)].map(([, block = ""]) => block);
  const updates = blocks.filter((block) => block.includes("git pull"));
  expect(updates).toHaveLength(2);
  for (const block of updates) expect(block.split("git pull")[0]).toMatch(/backup/);
  expect(operations.match(/git pull/g)).toHaveLength(2);
});

it("alarms about given-up mails, other failed jobs and a missing backup [HOUSE-131, HOUSE-133]", () => {
  const alerts = read("deploy/alerts.yaml");
  for (const rule of [
    /mails\{state="given_up"\} > 0/,
    /jobs\{queue!="mail",state="failed"\} > 0/,
    /backup_age_seconds\) > /,
  ])
    expect(alerts).toMatch(rule);
});

it("lets the proxies take as large a body as the site does, and says so [HOUSE-72]", () => {
  const megabytes = fileUploadBytes / 1024 / 1024;
  expect(read("deploy/nginx.conf")).toContain(`client_max_body_size ${megabytes}m;`);
  expect(read("deploy/Caddyfile")).toContain(`max_size ${megabytes}MB`);
  expect(read("deploy/haproxy.cfg")).toContain(`req.body_size gt ${fileUploadBytes} `);
  expect(read("README.md")).toContain(`bodies of ${megabytes} MB`);
  expect(read("README.md")).toContain(`client_max_body_size ${megabytes}m`);
});
