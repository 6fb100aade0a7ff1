import { getViewer, signedInOnly } from "~/auth/guards.server";
import { kindTexts } from "~/features/agents/agent";
import { canonicalQuery, listPath, readListSearch, searchText } from "~/features/agents/kinds.server";
import { AddressForm } from "~/features/subscriptions/address-form";
import { answerAddress } from "~/features/subscriptions/own/answer-address.server";
import { findFeedToken } from "~/features/subscriptions/own/feed-address.server";
import { callsFeedPath, deadlinesPath, subscriptionsPath } from "~/features/subscriptions/subscriptions";
import { storedNowhere } from "~/http/page-caching.server";
import { readForm } from "~/http/read-form.server";
import { unlistedMeta } from "~/seo/meta";
import { settings } from "~/settings.server";
import { Container } from "~/ui/container";
import type { Route } from "./+types/subscriptions";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

export async function loader({ request, context }: Route.LoaderArgs) {
  const search = readListSearch("ausschreibungen", new URL(request.url).searchParams);
  const query = canonicalQuery(search);
  const token = await findFeedToken(getViewer(context).id);
  return {
    narrowed: query ? `${kindTexts.ausschreibungen.label}: ${searchText("ausschreibungen", search)}` : null,
    addresses: token && {
      calls: settings.siteUrl + callsFeedPath(token, listPath("ausschreibungen", query)),
      deadlines: settings.siteUrl + deadlinesPath(token),
    },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const userId = getViewer(context).id;
  return answerAddress({ request, form: readForm(context), userId, kind: "abo", page: subscriptionsPath });
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Abonnieren");

export default function Subscriptions({ loaderData: { narrowed, addresses } }: Route.ComponentProps) {
  return (
    <Container width="text" className="py-14">
      <h1 className="text-4xl">Abonnieren</h1>
      <p className="mt-3 text-soft">
        Mit geheimen Adressen lesen Sie offene Ausschreibungen in Ihrem Feedreader und sehen Fristen in Ihrem Kalender,
        ohne sich anzumelden.
      </p>
      {addresses ? (
        <>
          <Address title={narrowed ?? "Offene Ausschreibungen"} url={addresses.calls}>
            Für Feedreader, als Atom. Mit „.json“ statt „.atom“ ist es ein JSON Feed. Für eine bestimmte Suche öffnen
            Sie die Liste der Ausschreibungen, grenzen sie ein und wählen dort „Abonnieren“.
          </Address>
          <Address title="Fristen" url={addresses.deadlines}>
            Für Kalender: die Deadlines Ihrer eigenen Ausschreibungen und jener, zu denen Sie eingeladen sind oder ein
            Angebot gesendet haben.
          </Address>
          <p className="mt-9 border-t border-line pt-5 text-note">
            Wer eine dieser Adressen kennt, liest mit. Haben Sie eine weitergegeben, erstellen Sie neue: Die alten
            gelten dann nicht mehr.
          </p>
          <div className="mt-4 flex flex-wrap gap-3 max-sm:*:w-full max-sm:[&_button]:w-full">
            <AddressForm act="make">Neue Adressen erstellen</AddressForm>
            <AddressForm act="end" variant="quiet">
              Abonnement beenden
            </AddressForm>
          </div>
        </>
      ) : (
        <div className="mt-8 border-y border-line py-6">
          <p className="mb-4">Sie haben noch keine Adressen. Nur Sie bekommen sie zu sehen.</p>
          <AddressForm act="make" variant="primary">
            Adressen erstellen
          </AddressForm>
        </div>
      )}
    </Container>
  );
}

function Address({ title, url, children }: { title: string; url: string; children: string }) {
  return (
    <section className="mt-8 border-t border-line pt-5">
      <h2 className="text-xl wrap-anywhere">{title}</h2>
      <p className="mt-2 max-w-text text-note text-soft">{children}</p>
      <p className="mt-3 wrap-anywhere">
        <a href={url} className="link">
          {url}
        </a>
      </p>
    </section>
  );
}
