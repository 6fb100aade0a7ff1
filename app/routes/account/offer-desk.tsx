import { data } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { findCall } from "~/features/calls/list/calls.server";
import { listInvitationsTo } from "~/features/calls/own/invitations/invitations.server";
import { InviteLink } from "~/features/calls/own/invitations/invite-link";
import { InvitedList } from "~/features/calls/own/invitations/invited-list";
import { OpenQuestions } from "~/features/calls/own/questions/open-questions";
import { listQuestions } from "~/features/calls/own/questions/questions.server";
import { soughtBy } from "~/features/calls/sought";
import { DeskForm } from "~/features/offers/desk/desk-form";
import { readDeskQuery, readTicked } from "~/features/offers/desk/desk-query";
import { lacksText } from "~/features/offers/desk/lacks";
import { aboutCall } from "~/features/offers/offer";
import { findOwnContacts } from "~/features/offers/own/contact.server";
import { type Desk, findDesk } from "~/features/offers/own/desk.server";
import { may } from "~/features/offers/states";
import { listPeopleForCall } from "~/features/profiles/directory/people-for-call.server";
import { SuggestedPeople } from "~/features/profiles/directory/suggested-people";
import { OfferedCovers } from "~/features/works/offered-works";
import { findLinkedWorks } from "~/features/works/works.server";
import { idOf } from "~/http/id-of";
import { orNull } from "~/http/or-empty.server";
import { storedNowhere } from "~/http/page-caching.server";
import { unlistedMeta } from "~/seo/meta";
import { formatCount } from "~/text/format-count";
import { Container } from "~/ui/container";
import { EmptyState } from "~/ui/empty-state";
import { TextLink } from "~/ui/link";
import type { Route } from "./+types/offer-desk";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const query = readDeskQuery(search);
  const skip = idOf(search.get("ab")) ?? 0;
  const viewer = getViewer(context);
  const desk = await findDesk(viewer.id, idOf(params.id) ?? 0, query, skip);
  if (!desk) throw data(null, { status: 404 });
  const works = await findLinkedWorks(desk.offers.flatMap(({ works }) => works.map(({ id }) => id)));
  const call = await findCall(desk.call.id, viewer.id);
  const selectable = desk.offers.filter(({ state }) => may("select", "company", state));
  const [asked, invited, people, contacts] = await Promise.all([
    orNull(() => listQuestions(desk.call.id, viewer.id), "the questions about a call"),
    orNull(() => listInvitationsTo(desk.call.id, viewer.id), "who is invited"),
    call?.state === "offen"
      ? orNull(
          () => listPeopleForCall({ id: call.id, companyId: viewer.id }, soughtBy(call)),
          "who could answer a call",
        )
      : null,
    orNull(() => findOwnContacts(viewer.id, selectable), "what a company would share"),
  ]);
  return { desk, contacts, asked, invited, people, works, query, isFirst: skip === 0, ticked: readTicked(search) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  unlistedMeta(matches, aboutCall("Angebote", loaderData?.desk.call));

export default function OfferDesk({ loaderData }: Route.ComponentProps) {
  const { desk, works } = loaderData;
  const { call, total } = desk;
  const lacking = lacksText(desk.lacks);
  return (
    <Container className="pt-8 md:pt-12">
      <p className="print:hidden">
        <TextLink to="/profil#ausschreibungen" alone>
          Meine Ausschreibungen
        </TextLink>
      </p>
      <h1 className="mt-7 max-w-[32ch] text-4xl wrap-anywhere">{aboutCall("Angebote", call)}</h1>
      <p className="mt-3 mb-8 flex flex-wrap gap-x-6 gap-y-1 text-lg text-soft">
        {total > 0 && <span>{countText(desk)}</span>}
        {lacking && <span>Von den offenen: {lacking}</span>}
        <TextLink to={`/ausschreibungen/${call.id}`} className="hit">
          Zur Ausschreibung
        </TextLink>
      </p>
      {total > 0 ? (
        <DeskForm {...loaderData} showWorks={(offered) => <OfferedCovers offered={offered} seen={works} />} />
      ) : (
        <NoOffers />
      )}
      <OpenQuestions asked={loaderData.asked} />
      <InvitedList invitations={loaderData.invited} />
      <SuggestedPeople
        people={loaderData.people}
        invite={(slug, name) => <InviteLink slug={slug} name={name} callId={call.id} />}
      />
    </Container>
  );
}

function countText({ total, fresh }: Desk): string {
  const all = total === 1 ? "Ein Angebot" : `${formatCount(total)}\u00a0Angebote`;
  return fresh > 0 ? `${all}, davon ${fresh} neu` : all;
}

function NoOffers() {
  return (
    <EmptyState title="Noch keine Angebote" level={2} seed="angebote">
      Sobald jemand anbietet, bekommen Sie eine E-Mail, und das Angebot steht hier. Nur Sie sehen, wer anbietet und zu
      welchem Preis.
    </EmptyState>
  );
}
