import { showReported, toReports } from "~/audit/act-for-reason.server";
import { setCollectionHidden } from "~/features/collections/superadmin/hide-collection.server";
import type { Route } from "./+types/collection-show";

export { default } from "~/http/page-address";

export const action = (args: Route.ActionArgs) =>
  showReported(args, "collection", "Merkliste wieder eingeblendet", setCollectionHidden);

export const loader = ({ params }: Route.LoaderArgs) => toReports("collection", params.id);
