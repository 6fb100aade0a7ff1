import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import { findMember } from "~/auth/session.server";
import type { Viewer } from "~/auth/viewer";
import type { SentForm } from "~/http/request-context";
import { uploadPlaces } from "~/images/upload-places";
import { log } from "~/log.server";
import type { Settings } from "~/settings.server";
import { FilesOnDisk } from "./files-on-disk";
import { type Body, discardBody, readFormBody } from "./form-body";
import { FormRefused, formLimits, type Refusal, uploadBytes } from "./form-limits";
import { refuseHopelessSenders } from "./hopeless";
import { Turns } from "./turns";
import { unavailable } from "./unavailable";
import { maxUploadBytes, mayUpload, takesUploads } from "./uploads";

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

/** Routes that only take pictures refuse them with a better text. */
const passWithoutRoom = /^\/(auth\/abmelden|auth\/code|profil\/bild|arbeiten\/bilder|blog\/admin\/bilder)(\.data)?$/;

/** Members sign in to read on while the disk is full. */
const isSignIn = (path: string, mode = "anmelden") => /^\/auth(\.data)?$/.test(path) && mode === "anmelden";

/**
 * Reads the form of every write before its route runs, so that every form has bounded bytes, fields and names. Nothing
 * else reads a request body. Only people who may upload can send a large body; from others the gate accepts only the
 * text fields.
 */
export function formGate(
  settings: Settings,
  hasRoom: () => Promise<boolean>,
): MiddlewareHandler<{ Bindings: HttpBindings; Variables: { form?: SentForm } }> {
  const { perAccount, inAll } = uploadPlaces(settings.workers);
  const uploads = new Turns({ atOnce: inAll, ofOne: perAccount, ...patience });
  return async (c, next) => {
    if (c.req.method !== "POST") return next();
    const body = bodyOf(c.env.incoming);
    const passes = passWithoutRoom.test(c.req.path) || isSignIn(c.req.path, c.req.query("modus"));
    // What was written is given back. Files are dropped while they arrive.
    if (!passes && !(await hasRoom())) return unavailable(c.req.raw, "no room", await readSent(c.req.raw, body));
    const uploader = await findUploader(c.req.raw, settings);
    let isRead = false;
    const onDisk = uploader ? new FilesOnDisk() : undefined;
    const bytes = body.announcedBytes || uploadBytes;
    const readInPlace = () =>
      refuseHopelessSenders(body, { bytes, held: () => uploads.heldBefore(uploader?.id ?? "") }, (hopeful) =>
        readSent(c.req.raw, hopeful, onDisk),
      );
    const readAndAnswer = async () => {
      isRead = true;
      try {
        c.set("form", await (onDisk ? readInPlace() : readSent(c.req.raw, body)));
        await next();
      } finally {
        await onDisk?.remove();
      }
    };
    // A form that is as small as one without files need not wait for those that are sending some.
    const isSmall = body.announcedBytes > 0 && body.announcedBytes <= formLimits.textBytes;
    if (!uploader || isSmall) return readAndAnswer();
    try {
      await uploads.take(uploader.id, readAndAnswer);
    } catch (error) {
      if (!isRead) await discardBody(body);
      throw error;
    }
  };
}

/**
 * An upload has its place from the first byte read to the response. Those that wait are not read: their bytes stay with
 * the sender.
 */
const patience = { maxWaiting: 60, maxWaitMs: 20_000 };

const bodyOf = (incoming: HttpBindings["incoming"]): Body => ({
  type: incoming.headers["content-type"] ?? "",
  announcedBytes: Number(incoming.headers["content-length"] ?? 0),
  chunks: { [Symbol.asyncIterator]: () => incoming.iterator({ destroyOnReturn: false }) },
});

/** Without a place for its files on the disk, a form loses them. */
async function readSent(request: Request, body: Body, onDisk?: FilesOnDisk): Promise<SentForm> {
  const bytes = isUpload(request) ? maxUploadBytes(request) : formLimits.textBytes;
  try {
    return await readFormBody(body, { bytes, onDisk });
  } catch (error) {
    if (error instanceof FormRefused) return answers[error.refusal];
    throw error;
  }
}

const isUpload = (request: Request) =>
  /^multipart\//i.test(request.headers.get("content-type") ?? "") && takesUploads(request);

/** Null while the database is down: the form then loses its files, and the route reports the error. */
async function findUploader(request: Request, settings: Settings): Promise<Viewer | null> {
  if (!isUpload(request)) return null;
  try {
    const sender = await findMember(request);
    return mayUpload(request, sender, settings) ? sender : null;
  } catch (error) {
    log.error({ err: error }, "could not look up who uploads");
    return null;
  }
}
