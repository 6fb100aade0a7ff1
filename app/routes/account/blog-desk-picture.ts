import { getViewer } from "~/auth/guards.server";
import { storeArticlePicture } from "~/features/articles/article-pictures.server";
import { blogEditorsOnly } from "~/features/articles/blog-editors.server";
import { readForm } from "~/http/read-form.server";
import { PictureRefused } from "~/images/pictures.server";
import { log } from "~/log.server";
import type { Route } from "./+types/blog-desk-picture";

export const middleware: Route.MiddlewareFunction[] = [blogEditorsOnly];

export function loader() {
  return new Response(null, { status: 405, headers: { allow: "POST" } });
}

/** For the editor, which uploads in the background. */
export async function action({ request, context }: Route.ActionArgs) {
  const file = readForm(context).get("picture");
  if (!(file instanceof File)) return Response.json({ error: "Bitte wählen Sie eine Bilddatei aus" }, { status: 400 });
  try {
    const commission = { account: getViewer(context).id, signal: request.signal };
    return Response.json(await storeArticlePicture(file, commission));
  } catch (error) {
    if (error instanceof PictureRefused) {
      const { message, status, retryAfter } = error;
      return Response.json(
        { error: message },
        { status, headers: retryAfter ? { "retry-after": `${retryAfter}` } : {} },
      );
    }
    log.error({ err: error }, "could not store an article's picture");
    return Response.json({ error: "Das Bild konnte nicht hochgeladen werden" }, { status: 500 });
  }
}
