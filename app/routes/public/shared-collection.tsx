import { data } from "react-router";
import { ReportLink } from "~/audit/report-link";
import { findViewer } from "~/auth/guards.server";
import { countText } from "~/features/collections/collection";
import { SharedEntries } from "~/features/collections/entry-list";
import { findShared } from "~/features/collections/find-shared.server";
import { listEntries } from "~/features/collections/read-collections.server";
import { secretInAddress } from "~/http/page-caching.server";
import { unlistedMeta } from "~/seo/meta";
import { Container } from "~/ui/container";
import type { Route } from "./+types/shared-collection";

export const middleware: Route.MiddlewareFunction[] = [secretInAddress];

/** Without notes, and without whoever hides from visitors. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await findShared(params.token);
  if (!found) throw data(null, { status: 404 });
  const entries = await listEntries(found.id);
  const { name, ownerName, ownerId } = found;
  const isOwn = findViewer(context)?.id === ownerId;
  return { token: params.token, name, ownerName, isOwn, entries: entries.flatMap(({ shown }) => shown ?? []) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  unlistedMeta(matches, loaderData?.name ?? "Merkliste");

export default function SharedCollection({
  loaderData: { token, name, ownerName, isOwn, entries },
}: Route.ComponentProps) {
  return (
    <Container width="text" className="py-14">
      <h1 className="text-4xl wrap-anywhere">{name}</h1>
      <p className="mt-3 mb-8 text-soft wrap-anywhere">
        Merkliste von {ownerName}, {countText(entries.length)}
      </p>
      <SharedEntries entries={entries} />
      {!isOwn && (
        <p className="mt-8 text-note print:hidden">
          <ReportLink kind="collection" id={token} about={name} />
        </p>
      )}
    </Container>
  );
}
