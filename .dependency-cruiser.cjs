/** The layers: ui, text, search, db and visible at the bottom, routes at the top, features side by side. */
const app = (...folders) => `^app/(${folders.join("|")})`;
const tests = "\\.test\\.tsx?$";
const base = ["text/", "look\\.server", "settings\\.server", "secret\\.server", "log\\.server"];
const middle = [
  "db/",
  "visible/",
  "search/",
  "search-index/",
  "ui/",
  "jobs/",
  "mail/",
  "images/",
  "http/",
  "seo/",
  "boot\\.js",
];

/** Of our own code, a file in `folder` may import only that folder and `allowed`. */
const layer = (folder, allowed, more = {}) => ({
  name: `${folder.replace(/\W+$/, "")}-layer`,
  severity: "error",
  comment: `app/${folder} imports, of ours, only: ${[folder, ...allowed].join(", ")}`,
  from: { path: app(folder), pathNot: tests, ...more },
  to: { path: "^(app|demo|server|tests|bench)/", pathNot: app(folder, ...allowed) },
});

module.exports = {
  forbidden: [
    layer("ui/", []),
    layer("text/", []),
    layer("styles/", []),
    // Words and places only: what is searched, and where, is asked by the features.
    layer("search/", ["text/"]),
    layer("search-index/", [...base, "db/", "visible/", "search/"]),
    layer("look\\.server", []),
    layer("settings\\.server", ["search/region/", "look\\.server"]),
    layer("secret\\.server", ["settings\\.server"]),
    layer("log\\.server", ["settings\\.server"]),
    layer("db/", base),
    layer("visible/", [...base, "db/"]),
    ...["jobs/", "mail/", "images/", "http/", "seo/"].map((folder) => layer(folder, [...base, ...middle])),
    layer("files/", [...base, ...middle]),
    // With the session, every page reads how many conversations are unread.
    layer("auth/", [...base, ...middle, "conversations/unread"]),
    layer("audit/", [...base, ...middle, "auth/"]),
    layer("conversations/", [...base, ...middle]),
    layer("shell/", [...base, "ui/", "http/", "auth/"]),
    layer("features/", [...base, ...middle, "files/", "auth/", "audit/", "conversations/"]),
    {
      name: "features-apart",
      severity: "error",
      comment:
        "One noun does not import another. Shared code belongs into a lower layer, and routes combine nouns. Usage rights are the same in calls and offers.",
      from: { path: "^app/features/([^/]+)/", pathNot: ["^app/features/(offers|newsletter|works|agents)/", tests] },
      to: { path: "^app/features/", pathNot: "^app/features/($1|rights)/" },
    },
    {
      name: "offers-are-messages",
      severity: "error",
      comment: "An offer is sent with the form of a message, so offers know messages, and nothing the other way round.",
      from: { path: "^app/features/offers/", pathNot: tests },
      to: { path: "^app/features/", pathNot: "^app/features/(offers|messages|rights)/" },
    },
    {
      name: "newsletters-are-written-like-articles",
      severity: "error",
      comment:
        "A newsletter has the editor, the sanitiser and the pictures of an article, and nothing the other way round.",
      from: { path: "^app/features/newsletter/", pathNot: tests },
      to: { path: "^app/features/", pathNot: "^app/features/(newsletter|articles)/" },
    },
    {
      name: "works-use-the-catalogue",
      severity: "error",
      comment: "Works are filed under the skills of profiles, and their links follow the same rules.",
      from: { path: "^app/features/works/", pathNot: tests },
      to: {
        path: "^app/features/",
        pathNot: "^app/features/(works/|profiles/(skills|web-address)\\.ts|posts/post-text\\.ts)",
      },
    },
    {
      name: "stored-searches-are-lists",
      severity: "error",
      comment: "A stored search is the search of a list, so it knows the lists, and none of them knows it.",
      from: { path: "^app/features/agents/", pathNot: tests },
      to: { path: "^app/features/", pathNot: "^app/features/(agents|calls|profiles|works)/" },
    },
    {
      name: "routes-on-top",
      severity: "error",
      comment:
        "Nothing imports a route, not even another route. What several routes put together from nouns is a *.server file beside them.",
      from: {},
      to: { path: "^app/routes/", pathNot: "\\.server\\.ts$" },
    },
    {
      name: "app-knows-no-server",
      severity: "error",
      comment: "The product works without the demo; only the server loads it.",
      from: { path: "^app/", pathNot: tests },
      to: { path: "^(demo|server|tests|bench)/" },
    },
    {
      name: "demo-knows-no-server",
      severity: "error",
      from: { path: "^demo/", pathNot: tests },
      to: { path: "^((server|tests|bench)/|app/(routes|shell)/)" },
    },
    {
      name: "server-code-stays-on-the-server",
      severity: "error",
      comment: "Code for the browser may import only types from a *.server module.",
      from: { path: "^app/(ui|shell|auth|features|text|search)/", pathNot: ["\\.server\\.tsx?$", tests] },
      to: { path: "\\.server\\.tsx?$", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "connections-from-one-place",
      severity: "error",
      comment: "Only a connection of app/db names its statements: use `db`, or `connectionOf` for one beside the pool.",
      from: { path: "^(app|demo|server)/", pathNot: ["^app/db/", tests] },
      to: { path: "drizzle-orm/node-postgres", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "postgres-starts-alone",
      severity: "error",
      comment: "Tests that kill it start it in a process of its own, without the bundler, which alone knows `~`.",
      from: { path: "^server/postgres/postgres\\.ts$" },
      to: { path: "^app/", reachable: true },
    },
    {
      name: "no-cycles",
      severity: "error",
      comment: "Also of types: what two files share belongs into the lower one.",
      from: {},
      to: { circular: true },
    },
    {
      name: "no-barrels",
      severity: "error",
      comment: "Import from the file that defines it.",
      from: {},
      to: { path: "^(app|demo|server)/.*/index\\.tsx?$" },
    },
    {
      name: "resolvable",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: ["^virtual:", "\\+types/"] },
    },
    {
      name: "declared",
      severity: "error",
      comment: "Every imported package must be listed in package.json.",
      from: { path: "^(app|demo|server)/", pathNot: ["^app/routes\\.ts$", tests] },
      to: { dependencyTypes: ["npm-dev", "npm-no-pkg", "npm-unknown"], dependencyTypesNot: ["type-only"] },
    },
  ],
  options: {
    parser: "swc",
    tsConfig: { fileName: "tsconfig.json" },
    doNotFollow: { path: "node_modules" },
    exclude: { path: "\\.react-router|\\+types/" },
    enhancedResolveOptions: { exportsFields: ["exports"], conditionNames: ["import", "node", "default", "types"] },
  },
};
