import { data } from "react-router";
import { findViewer } from "~/auth/guards.server";
import { answerLike } from "~/features/likes/like-answer.server";
import { readForm } from "~/http/read-form.server";
import { pageBefore } from "~/http/same-origin-path";
import type { Route } from "./+types/like";

export { default } from "~/http/page-address";
export { postOnly as loader } from "~/http/post-only.server";

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = readForm(context);
  const wanted = form.get("like");
  if (wanted !== "1" && wanted !== "0") throw data(null, { status: 400 });
  const back = pageBefore(request, `/kreative/${encodeURIComponent(params.slug)}`);
  return answerLike(request, findViewer(context), params.slug, wanted === "1", back);
}
