import { index, type RouteConfig, route } from "@react-router/dev/routes";

/** The table of contents: every address of the site, one line each. */
export default [
  index("routes/public/home.tsx"),
  route("agb", "routes/public/agb.tsx"),
  route("datenschutz", "routes/public/datenschutz.tsx"),
  route("impressum", "routes/public/impressum.tsx"),

  route("auth", "routes/account/auth.tsx"),
  route("auth/abmelden", "routes/account/sign-out.tsx"),
  route("auth/confirm", "routes/account/confirm.tsx"),
  route("auth/passwort-neu", "routes/account/new-password.tsx"),

  route("fassade/:seed.svg", "routes/machine/facade.ts"),
  route("storage/*", "routes/machine/storage.ts"),
  route("statistik", "routes/machine/page-view.ts"),
  route("demo/bausteine", "routes/machine/demo-bausteine.tsx"),
  route("demo/postfach", "routes/machine/demo-mailbox.tsx"),
  route("*", "routes/public/not-found.tsx"),
] satisfies RouteConfig;
