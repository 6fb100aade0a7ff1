import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  ssr: true,
  // A link that is followed loads its route; nothing asks for the whole URL table first.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
