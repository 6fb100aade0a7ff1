import { hash } from "node:crypto";
import { data } from "react-router";
import { countAct } from "~/audit/audit.server";
import type { Viewer } from "~/auth/viewer";
import { db } from "~/db/client.server";
import { lookPictures } from "~/db/schema";
import type { Problem } from "~/http/answer";
import { doneOrNothing, redirectWithToast } from "~/http/toast.server";
import { prepareLookPicture } from "~/images/look-picture.server";
import { duringUpload, PictureRefused } from "~/images/pictures.server";
import { log } from "~/log.server";
import { backToDefault, type LookPictureKind, pictureLabels } from "./look-fields";
import { readAlone, writeDraft } from "./looks.server";

export interface PictureAnswer {
  problem?: Problem;
  /** The problem with the file. */
  error?: string;
}

interface Drawn {
  bytes: Uint8Array;
  width: number;
  height: number;
}

const refuse = (answer: PictureAnswer, status: number) => data<PictureAnswer>(answer, { status });

/** Draws the picture that was sent and saves it in the draft, or leaves it to the product, or answers with the reason. */
export async function answerPicture(viewer: Viewer, kind: LookPictureKind, form: FormData, { signal }: Request) {
  const label = pictureLabels[kind];
  const title = `Fehler beim Speichern: ${label}`;
  try {
    if (form.has(backToDefault)) {
      const isDone = await savePicture(viewer, kind, null);
      return redirectWithToast("/admin/auftritt", doneOrNothing(isDone, `${label} aus dem Entwurf entfernt`));
    }
    const sent = form.get("bild");
    const file = sent instanceof File ? sent : new File([], "");
    const drawn = await duringUpload({ account: viewer.id, signal }, 1, (limited) =>
      prepareLookPicture(kind, file, limited),
    );
    await savePicture(viewer, kind, drawn);
  } catch (error) {
    if (error instanceof PictureRefused) return refuse({ problem: { title }, error: error.message }, error.status);
    if (!(error instanceof Error)) throw error;
    if (!signal.aborted) log.error({ err: error }, "could not save a picture of the look");
    return refuse({ problem: { title, text: "Gespeichert wurde nichts." } }, 500);
  }
  return redirectWithToast("/admin/auftritt", {
    title: `${label} im Entwurf gespeichert`,
    description: "Es gilt noch nicht. Sehen Sie es sich an, dann übernehmen Sie es.",
  });
}

/** Null leaves it to the product. False when the draft has it already. */
const savePicture = (viewer: Pick<Viewer, "id">, kind: LookPictureKind, drawn: Drawn | null): Promise<boolean> =>
  db.transaction(async (tx) => {
    const looks = await readAlone(tx);
    const name = drawn && nameOf(drawn);
    if (((looks.draft ?? looks.published)?.[kind] ?? null) === name) return false;
    await countAct(tx, viewer);
    const bytes = drawn && Buffer.from(drawn.bytes);
    if (name && bytes) await tx.insert(lookPictures).values({ name, bytes }).onConflictDoNothing();
    await writeDraft(tx, looks, { [kind]: name });
    return true;
  });

const nameOf = ({ bytes, width, height }: Drawn): string =>
  `${hash("sha256", bytes, "hex").slice(0, 32)}-${width}x${height}.png`;
