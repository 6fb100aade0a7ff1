import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // Each page comes with the list of all routes, so that a navigation needs no extra request for it.
  routeDiscovery: { mode: "initial" },
  // server/http/same-origin.ts already checks the origin of every form against the site's public address. Behind a proxy
  // the router would compare it with the internal address and refuse every form.
  allowedActionOrigins: ["**"],
} satisfies Config;
