import type { MiddlewareHandler } from "hono";

const methods = ["GET", "HEAD", "POST"];
const form = /^(application\/x-www-form-urlencoded|multipart\/form-data\s*;.*boundary=)/i;
/** Allows only the content types that our pages send: forms. */
export const refuseUnknownKinds: MiddlewareHandler = async (c, next) => {
  if (!methods.includes(c.req.method)) return c.text("Das geht hier nicht.", 405, { allow: methods.join(", ") });
  const isForm = form.test(c.req.header("content-type") ?? "");
  if (c.req.method !== "POST" || isForm) return next();
  return c.text("Diese Art von Daten nehmen wir nicht an.", 415);
};
