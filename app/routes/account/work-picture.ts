import { getViewer } from "~/auth/guards.server";
import { creativesOnly } from "~/features/works/creatives-only.server";
import { storeWorkPictures } from "~/features/works/own/work-pictures.server";
import { readForm } from "~/http/read-form.server";
import { PictureRefused } from "~/images/pictures.server";
import { log } from "~/log.server";
import type { Route } from "./+types/work-picture";

export const middleware: Route.MiddlewareFunction[] = [creativesOnly];

export function loader() {
  return new Response(null, { status: 405, headers: { allow: "POST" } });
}

/** For the form of a work, which uploads in the background. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = readForm(context);
  const [file, head] = [form.get("picture"), form.get("head")];
  if (!(file instanceof File)) return Response.json({ error: "Bitte wählen Sie eine Bilddatei aus" }, { status: 400 });
  try {
    const { id, name } = getViewer(context);
    const signature = { ownerName: name, head: head instanceof File && head.size > 0 ? head : undefined };
    const [picture] = await storeWorkPictures([file], { account: id, signal: request.signal, ...signature });
    return Response.json({ picture });
  } catch (error) {
    if (error instanceof PictureRefused) {
      const { message, status, retryAfter } = error;
      return Response.json(
        { error: message },
        { status, headers: retryAfter ? { "retry-after": `${retryAfter}` } : {} },
      );
    }
    if (!request.signal.aborted) log.error({ err: error }, "could not store a picture of a work");
    return Response.json({ error: "Das Bild konnte nicht hochgeladen werden." }, { status: 500 });
  }
}
