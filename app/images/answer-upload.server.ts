import { log } from "~/log.server";
import { PictureRefused } from "./picture-refused";

/** Stores the picture that a page sends in the background, and answers in JSON what became of it, or why it did not. */
export async function answerUpload(
  { signal }: Request,
  file: FormDataEntryValue | null,
  store: (file: File) => Promise<object>,
): Promise<Response> {
  if (!(file instanceof File)) return Response.json({ error: "Bitte wählen Sie eine Bilddatei aus" }, { status: 400 });
  try {
    return Response.json(await store(file));
  } catch (error) {
    if (error instanceof PictureRefused) {
      const { message, status } = error;
      return Response.json({ error: message }, { status });
    }
    if (!signal.aborted) log.error({ err: error }, "could not store an uploaded picture");
    return Response.json({ error: "Das Bild konnte nicht hochgeladen werden." }, { status: 500 });
  }
}
