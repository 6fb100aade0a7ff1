import { getViewer, signedInOnly } from "~/auth/guards.server";
import { getArchive } from "~/features/own-data/own/exports.server";
import { zipAnswer } from "~/features/own-data/own/zip-answer.server";
import type { Route } from "./+types/account-data-copy";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export async function loader({ context }: Route.LoaderArgs) {
  return zipAnswer(await getArchive(getViewer(context).id), "meine-daten");
}
