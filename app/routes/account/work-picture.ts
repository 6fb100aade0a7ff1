import { creativesOnly, getViewer } from "~/auth/guards.server";
import { storeWorkPictures } from "~/features/works/own/work-pictures.server";
import { readForm } from "~/http/read-form.server";
import { answerUpload } from "~/images/answer-upload.server";
import type { Route } from "./+types/work-picture";

export { answerPostOnly as loader } from "~/http/post-only.server";

export const middleware: Route.MiddlewareFunction[] = [creativesOnly];

/** For the form of a work, which uploads in the background. */
export function action({ request, context }: Route.ActionArgs) {
  const form = readForm(context);
  const head = form.get("head");
  const { id, name } = getViewer(context);
  const signature = { ownerName: name, head: head instanceof File && head.size > 0 ? head : undefined };
  return answerUpload(request, form.get("picture"), async (file) => {
    const [picture] = await storeWorkPictures([file], { account: id, signal: request.signal, ...signature });
    return { picture };
  });
}
