import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import { findMember } from "~/auth/session.server";
import type { SentForm } from "~/http/request-context";
import { log } from "~/log.server";
import type { Settings } from "~/settings.server";
import { type Body, readFormBody } from "./form-body";
import { FormRefused, formLimits, type Refusal, uploadBytes } from "./form-limits";
import { mayUpload, takesUploads } from "./uploads";

const answers: Record<Refusal, SentForm> = {
  broken: { status: 400 },
  unlike: {
    status: 400,
    reason: {
      title: "Dieses Formular können wir nicht annehmen",
      cause: "Es enthält mehr oder andere Angaben, als unsere Seiten senden.",
      advice: "Bitte laden Sie die Seite neu, und füllen Sie das Formular noch einmal aus.",
    },
  },
  "too large": { status: 413 },
};

/**
 * Reads the form of every write before its route runs, so that every form has bounded bytes, fields and names. Nothing
 * else reads a request body. Only people who may upload can send a large body; from others the gate keeps only the text
 * fields.
 */
export const formGate =
  (settings: Settings): MiddlewareHandler<{ Bindings: HttpBindings; Variables: { form?: SentForm } }> =>
  async (c, next) => {
    if (c.req.method === "POST") c.set("form", await readSent(c.req.raw, bodyOf(c.env.incoming), settings));
    return next();
  };

const bodyOf = (incoming: HttpBindings["incoming"]): Body => ({
  type: incoming.headers["content-type"] ?? "",
  announcedBytes: Number(incoming.headers["content-length"] ?? 0),
  chunks: { [Symbol.asyncIterator]: () => incoming.iterator({ destroyOnReturn: false }) },
});

async function readSent(request: Request, body: Body, settings: Settings): Promise<SentForm> {
  const isUpload = takesUploads(request) && isMultipart(request);
  const bytes = isUpload ? uploadBytes : formLimits.textBytes;
  try {
    const takesFiles = isUpload && mayUpload(request, await findSender(request), settings);
    return await readFormBody(body, { bytes, takesFiles });
  } catch (error) {
    if (error instanceof FormRefused) return answers[error.refusal];
    throw error;
  }
}

const isMultipart = ({ headers }: Request) => /^multipart\//i.test(headers.get("content-type") ?? "");

/** Null while the database is down: the form then keeps no files, and the route reports the error. */
async function findSender(request: Request) {
  try {
    return await findMember(request);
  } catch (error) {
    log.error({ err: error }, "could not look up who uploads");
    return null;
  }
}
