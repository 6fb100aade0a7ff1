import { data, useLocation } from "react-router";
import { viewerContext } from "~/auth/viewer";
import { NewAgentButton } from "~/features/agents/new-agent-button";
import { CreateCallLink, newCallPath } from "~/features/calls/form/create-call-link";
import { CallList } from "~/features/calls/list/call-list";
import { callOrderChoice } from "~/features/calls/list/call-orders";
import { callCountText, callListPath, callOver, offerParameter } from "~/features/calls/list/call-query";
import { CallRow } from "~/features/calls/list/call-row";
import { CallSearch } from "~/features/calls/list/call-search";
import { findCall, listCalls } from "~/features/calls/list/calls.server";
import { readCallQuery } from "~/features/calls/list/read-call-query.server";
import { isStart } from "~/features/calls/list/select-page.server";
import { findUnsuitable, listSuggestedCalls } from "~/features/calls/list/suggested-calls.server";
import { VisitorPrompt } from "~/features/calls/list/visitor-prompt";
import { findInvitationOnCall } from "~/features/calls/own/invitations/invitations.server";
import { InvitedNote } from "~/features/calls/own/invitations/invited-note";
import { findNewCallFacts } from "~/features/calls/own/own-calls.server";
import { questionsOn } from "~/features/calls/own/questions/question";
import { CallBrief } from "~/features/calls/page/call-brief";
import { CallDetails } from "~/features/calls/page/call-details";
import { canCreateCall, offerFor } from "~/features/calls/policy";
import { whyNotOffer } from "~/features/messages/why-not-send.server";
import { OfferButton } from "~/features/offers/offer-button";
import { OfferDialog } from "~/features/offers/offer-dialog";
import { findDraft } from "~/features/offers/own/draft.server";
import { findOwnOffers } from "~/features/offers/own/find-offer.server";
import { searchOfProfile } from "~/features/profiles/own/own-search.server";
import { subscriptionsPath } from "~/features/subscriptions/subscriptions";
import { workChoices } from "~/features/works/work-choice";
import { listWorksToOffer } from "~/features/works/works.server";
import { listFilesOfCall } from "~/files/find-files.server";
import { orNull } from "~/http/or-empty.server";
import { findReachedLimit } from "~/http/rate-limit.server";
import { requestContext } from "~/http/request-context";
import { log } from "~/log.server";
import { orderParameter } from "~/search/orders";
import { pageMeta, regionOf } from "~/seo/meta";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { HitGroup } from "~/ui/hit-group";
import { latePart, placed } from "~/ui/late-part";
import { TextLink } from "~/ui/link";
import { LoadFailure } from "~/ui/load-failure";
import { PageDialog } from "~/ui/page-dialog";
import { Prevented } from "~/ui/prevented";
import { RankingLink } from "~/ui/ranking-link";
import { UnderstoodAs } from "~/ui/understood-as";
import type { Reads } from "~/visible/cached-reads.server";
import type { Route } from "./+types/calls";

/** Only companies publish calls. */
const loadForm = () => import("~/features/calls/form/new-call-form").then((part) => part.NewCallForm);

const NewCallForm = import.meta.env.SSR
  ? placed(await loadForm())
  : latePart(loadForm, () => (
      <ButtonLink to={newCallPath} reloadDocument>
        Ausschreibung schreiben
      </ButtonLink>
    ));

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = context.get(viewerContext);
  const { typed, filter, narrowing, order, hasPlace, understood, openCall, openOffer, opensForm } = readCallQuery(
    request.url,
  );
  const page = {
    typed,
    filter,
    narrowing,
    order,
    hasPlace,
    understood,
    isOffering: openOffer !== null,
    mayCreate: canCreateCall(viewer),
  };
  const none = {
    calls: null,
    open: null,
    newCall: null,
    works: null,
    draft: null,
    prevented: null,
    invitation: null,
    suggested: null,
    files: [],
    ownOffers: {} as Record<number, string>,
  };
  if (!viewer) return { ...page, ...none, viewer: null };
  const { reads } = context.get(requestContext);
  try {
    const [calls, open, newCall, works, draft, prevented, invitation] = await Promise.all([
      listCalls(filter, viewer.id, reads),
      findCall(openOffer ?? openCall, viewer.id, reads),
      opensForm && page.mayCreate ? findNewCallFacts(viewer.id) : null,
      page.isOffering ? listWorksToOffer(viewer) : null,
      page.isOffering ? findDraft(openOffer, viewer.id) : null,
      page.isOffering
        ? whyNotOffer(viewer, `${openOffer}`)
        : opensForm && page.mayCreate && findReachedLimit("call", viewer.id),
      openCall === null ? null : findInvitationOnCall(openCall, viewer.id),
    ]);
    const shown = [...calls.calls, ...(open ? [open] : [])].map(({ id }) => id);
    return {
      ...page,
      viewer,
      calls,
      open,
      newCall,
      works,
      draft,
      prevented: prevented || null,
      invitation,
      ...(isStart(filter) && viewer.userType === "kreative"
        ? await suggestTo(viewer.id, shown, reads)
        : { suggested: null, ownOffers: await findOwnOffers(shown, viewer.id) }),
      files: open && page.isOffering ? await listFilesOfCall(open.id, viewer) : [],
    };
  } catch (error) {
    log.error({ err: error }, "could not load calls");
    return data({ ...page, ...none, viewer }, { status: 500 });
  }
}

/** With this person's offers for the shown calls, which the same statement reads. */
async function suggestTo(viewerId: string, shown: number[], reads: Reads) {
  const { unsuitable, ownOffers } = await findUnsuitable(viewerId, shown);
  const suggest = async () => {
    const sought = await searchOfProfile(reads, viewerId);
    return sought && listSuggestedCalls(viewerId, sought, unsuitable, reads);
  };
  return { suggested: await orNull(suggest, "calls that fit"), ownOffers };
}

const descriptionOf = (region: string) =>
  `Projekte von Unternehmen aus ${region}: Gestaltung, Fotografie, Web, Text und Ton. Mit Budget und Deadline, direkt und ohne Vermittlungsgebühr.`;

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.open?.title ?? `Ausschreibungen aus ${regionOf(matches)}`,
    description: descriptionOf(regionOf(matches)),
    path: "/ausschreibungen",
  });

export default function Ausschreibungen({ loaderData }: Route.ComponentProps) {
  const { viewer, filter, order, calls, open, isOffering, newCall, works, ownOffers, mayCreate } = loaderData;
  const { search } = useLocation();
  const withQuery = (changes: Record<string, string | null>) => callListPath(search, changes);
  const list = withQuery({});
  const offered = open && isOffering && !ownOffers[open.id] ? offerFor(open) : null;

  return (
    <Container className="pt-12 md:pt-18">
      <div className="mb-9 flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
        <h1>Alle Ausschreibungen</h1>
        {(mayCreate || !viewer) && <CreateCallLink to={withQuery({ neu: "" })} isVisitor={!viewer} />}
      </div>
      {!viewer && <VisitorPrompt />}
      {viewer && (
        <CallSearch
          query={loaderData.typed}
          category={filter.category}
          {...{ order, hasPlace: loaderData.hasPlace, narrowing: loaderData.narrowing }}
        />
      )}
      {loaderData.suggested && loaderData.suggested.length > 0 && (
        <HitGroup title="Passt zu Ihrem Profil" hits={loaderData.suggested}>
          <p className="mt-3">
            <RankingLink list="vorschlaege">Wie diese Vorschläge entstehen</RankingLink>
          </p>
        </HitGroup>
      )}
      {viewer && !calls && (
        <LoadFailure>Die Ausschreibungen konnten nicht geladen werden. Ihre Suche ist noch da.</LoadFailure>
      )}
      {calls && (
        <div className={`flex flex-wrap items-center gap-x-8 pt-5 text-note ${calls.calls.length === 0 ? "pb-6" : ""}`}>
          <p role="status" className="text-soft">
            {callCountText(calls.calls.length, calls.total)}
            {calls.calls.length > 0 && callOrderChoice.said(order)}
          </p>
          {loaderData.understood && <UnderstoodAs understood={loaderData.understood} />}
          <RankingLink list="ausschreibungen" />
          <NewAgentButton kind="ausschreibungen" search={search} />
          <TextLink
            to={withQuery({ [orderParameter]: null }).replace("/ausschreibungen", subscriptionsPath)}
            className="grid min-h-11 items-center"
          >
            Abonnieren
          </TextLink>
        </div>
      )}
      {viewer && calls && (
        <CallList
          page={calls}
          viewer={viewer}
          order={order}
          isFirstPage={!filter.after}
          withQuery={withQuery}
          place={loaderData.understood?.place ?? null}
          renderRow={(call, found) => (
            <CallRow
              key={call.id}
              call={call}
              {...found}
              Offer={OfferButton}
              ownOffer={ownOffers[call.id]}
              page={list}
              opensDetails
            />
          )}
        />
      )}
      {open && !isOffering && (
        <PageDialog key={open.id} id="ausschreibung" title={open.title} closeTo={list}>
          {loaderData.invitation && (
            <InvitedNote invitation={loaderData.invitation} className="mb-6 border-y border-line py-5" />
          )}
          <CallDetails
            call={open}
            level={3}
            action={
              <OfferButton
                {...offerFor(open)}
                ownOffer={ownOffers[open.id]}
                isVisitor={!viewer}
                opensAt={callOver(list, offerParameter, open)}
              />
            }
          />
          <p className="mt-6">
            <TextLink to={questionsOn(open)} alone>
              Fragen und Antworten
            </TextLink>
          </p>
        </PageDialog>
      )}
      {viewer && open && offered?.whyNot === null && (
        <OfferDialog
          key={open.id}
          to={offered.to}
          sender={viewer}
          works={works ? workChoices(works) : undefined}
          asked={open.rights}
          draft={loaderData.draft}
          prevented={loaderData.prevented}
          closeTo={list}
        >
          <CallBrief call={open} files={loaderData.files} />
        </OfferDialog>
      )}
      {viewer && newCall && (
        <PageDialog id="projekt-einstellen" title="Projekt einstellen" closeTo={list}>
          <Prevented problem={loaderData.prevented} />
          <NewCallForm viewer={viewer} facts={newCall} level={3} />
        </PageDialog>
      )}
    </Container>
  );
}
