import { getViewer, signedInOnly } from "~/auth/guards.server";
import { isNameFree } from "~/features/profiles/own/own-profile.server";
import { nameMax } from "~/text/maximums";
import { tidyName } from "~/text/name";
import { isOperatorsName } from "~/text/name-field";
import type { Route } from "./+types/name-free";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export interface NameAnswer {
  name: string;
  isFree: boolean;
}

export async function loader({ request, context }: Route.LoaderArgs): Promise<NameAnswer> {
  const name = tidyName(new URL(request.url).searchParams.get("name") ?? "").slice(0, nameMax);
  return { name, isFree: !isOperatorsName(name) && (await isNameFree(name, getViewer(context).id)) };
}

/** The name is checked again on saving, so a failure here is not shown. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<NameAnswer> {
  try {
    return await serverLoader();
  } catch {
    return { name: new URL(request.url).searchParams.get("name") ?? "", isFree: true };
  }
}
