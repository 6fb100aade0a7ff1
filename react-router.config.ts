import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // A link that is followed loads its route; nothing asks for the whole URL table first.
  routeDiscovery: { mode: "initial" },
  // Who may send a form is decided before (server/same-origin.ts), with the name that the site has outside: behind a
  // proxy the router would compare it with the address inside, and refuse everyone.
  allowedActionOrigins: ["**"],
} satisfies Config;
