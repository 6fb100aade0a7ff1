import { creativesOnly, getViewer } from "~/auth/guards.server";
import { suggestMembers } from "~/features/works/own/suggest-members.server";
import type { Route } from "./+types/work-members";

export const middleware: Route.MiddlewareFunction[] = [creativesOnly];

export async function loader({ request, context }: Route.LoaderArgs) {
  return { names: await suggestMembers(getViewer(context).id, new URL(request.url).searchParams.get("name") ?? "") };
}

/** The form also takes a name that is typed in full, so a failure here is not shown. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch {
    return { names: [] };
  }
}
