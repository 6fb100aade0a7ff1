import { redirect } from "react-router";
import type { Route } from "./+types/profile-copy-fetch";

export { default } from "~/http/page-address";

const pageOf = ({ params }: Pick<Route.LoaderArgs, "params">) => `/admin/profile/${encodeURIComponent(params.id)}`;

/** Leads to the file after the password was entered recently. */
export const action = (args: Route.ActionArgs) => redirect(`${pageOf(args)}/kopie.zip`, 303);

export const loader = (args: Route.LoaderArgs) => redirect(`${pageOf(args)}/daten`);
