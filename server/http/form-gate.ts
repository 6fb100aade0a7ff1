import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import { findMember } from "~/auth/session.server";
import type { Viewer } from "~/auth/viewer";
import type { SentForm } from "~/http/request-context";
import { log } from "~/log.server";
import type { Settings } from "~/settings.server";
import { FilesOnDisk } from "./files-on-disk";
import { type Body, discardBody, readFormBody } from "./form-body";
import { FormRefused, fileUploadBytes, formLimits, type Refusal, uploadBytes } from "./form-limits";
import { unlessHopeless } from "./hopeless";
import { Turns } from "./turns";
import { unavailable } from "./unavailable";
import { goesToDisk, mayUpload, takesUploads } from "./uploads";

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
  const uploads = new Turns(heldUploads);
  return async (c, next) => {
    if (c.req.method !== "POST") return next();
    const body = bodyOf(c.env.incoming);
    const passes = passWithoutRoom.test(c.req.path) || isSignIn(c.req.path, c.req.query("modus"));
    // What was written is given back. Files are dropped while they arrive.
    if (!passes && !(await hasRoom())) return unavailable(c.req.raw, "no room", await readSent(c.req.raw, body, false));
    const uploader = await findUploader(c.req.raw, settings);
    let isRead = false;
    const onDisk = uploader && goesToDisk(c.req.raw) ? new FilesOnDisk() : undefined;
    const readInPlace = () =>
      unlessHopeless(body, { bytes: bytesOf(body), isWaitedFor: () => uploads.isWaitedFor }, (hopeful) =>
        readSent(c.req.raw, hopeful, true, onDisk),
      );
    const readAndAnswer = async () => {
      isRead = true;
      try {
        c.set("form", await (uploader ? readInPlace() : readSent(c.req.raw, body, false)));
        await next();
      } finally {
        await onDisk?.remove();
      }
    };
    // A form that is as small as one without files need not wait for those that are sending some.
    const isSmall = body.announcedBytes > 0 && body.announcedBytes <= formLimits.textBytes;
    if (!uploader || (onDisk && isSmall)) return readAndAnswer();
    try {
      await uploads.take(uploader.id, readAndAnswer, onDisk ? weightOnDisk : weightOf(body));
    } catch (error) {
      if (!isRead) await discardBody(body);
      throw error;
    }
  };
}

/**
 * Bytes of uploads in progress, from the first byte read to the response. Waiting uploads are not read: their bytes
 * stay with the sender.
 */
const heldUploads = { atOnce: 1.5 * uploadBytes, ofOne: uploadBytes, maxWaiting: 60, maxWaitMs: 20_000 };

/** Twelve uploads at once, of which memory holds only pieces. */
const weightOnDisk = heldUploads.atOnce / 12;

const bytesOf = ({ announcedBytes }: Body) => announcedBytes || uploadBytes;
const weightOf = (body: Body) => Math.min(bytesOf(body), uploadBytes);

const bodyOf = (incoming: HttpBindings["incoming"]): Body => ({
  type: incoming.headers["content-type"] ?? "",
  announcedBytes: Number(incoming.headers["content-length"] ?? 0),
  chunks: { [Symbol.asyncIterator]: () => incoming.iterator({ destroyOnReturn: false }) },
});

async function readSent(request: Request, body: Body, takesFiles: boolean, onDisk?: FilesOnDisk): Promise<SentForm> {
  const uploaded = onDisk ? fileUploadBytes : uploadBytes;
  const bytes = isUpload(request) ? uploaded : formLimits.textBytes;
  try {
    return await readFormBody(body, { bytes, takesFiles, onDisk });
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
