import { redirect } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { BlockedList } from "~/features/messages/blocked-list";
import { listBlocked } from "~/features/messages/blocked-people.server";
import { blockedPath } from "~/features/messages/blocked-person";
import { idOf } from "~/http/id-of";
import { storedNowhere } from "~/http/page-caching.server";
import { unlistedMeta } from "~/seo/meta";
import { Container } from "~/ui/container";
import { EmptyState } from "~/ui/empty-state";
import { Pagination } from "~/ui/pagination";
import type { Route } from "./+types/account-blocked";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

export async function loader({ request, context }: Route.LoaderArgs) {
  const skip = idOf(new URL(request.url).searchParams.get("nach")) ?? 0;
  const { rows, next } = await listBlocked(getViewer(context).id, skip);
  // The last block of a later page was lifted.
  if (skip > 0 && rows.length === 0) throw redirect(blockedPath);
  return { people: rows, next, isFirst: skip === 0 };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Blockierte Personen");

export default function AccountBlocked({ loaderData: { people, next, isFirst } }: Route.ComponentProps) {
  return (
    <Container width="text" className="py-14">
      <h1 className="pb-4 text-4xl">Blockierte Personen</h1>
      {people.length > 0 ? (
        <>
          <p className="pb-7 text-soft">
            Sie und diese Personen können einander nicht schreiben und nicht um Nennungen bitten. Keine von ihnen
            erfährt, dass Sie blockiert haben. Heben Sie eine Blockierung auf, lassen Sie das und Angebote wieder zu.
            Angebote, die mit der Blockierung geendet haben, bleiben beendet.
          </p>
          <BlockedList people={people} />
        </>
      ) : (
        <div className="pt-4">
          <EmptyState
            level={2}
            seed="blockierte"
            title="Sie haben niemanden blockiert"
            link={{ to: "/nachrichten", label: "Zu den Nachrichten" }}
          >
            Möchten Sie von jemandem nichts mehr hören, öffnen Sie die Unterhaltung und wählen Sie „Person blockieren“.
          </EmptyState>
        </div>
      )}
      <Pagination label="Weitere blockierte Personen" path={blockedPath} isFirst={isFirst} next={next} />
    </Container>
  );
}
