import { callOrderChoice } from "~/features/calls/list/call-orders";
import { explainedCallOrders } from "~/features/calls/list/explained-call-orders";
import { recommendedCallsShown } from "~/features/calls/list/recommended-calls.server";
import { suggestedCalls } from "~/features/calls/list/suggested-calls.server";
import { explainedOrders } from "~/features/profiles/directory/explained-orders";
import { orderChoice } from "~/features/profiles/directory/orders";
import { suggestedKinds, suggestedPeople } from "~/features/profiles/directory/people-for-call.server";
import { recommendedCreativesShown } from "~/features/profiles/directory/recommended-creatives.server";
import { responseCounts } from "~/features/profiles/signals";
import { type RankingFacts, rankingSections } from "~/features/ranking/sections";
import { explainedParts, explainedTiers } from "~/features/ranking/tiers";
import { explainedWorkOrders } from "~/features/works/browse/explained-work-orders";
import { workOrderChoice } from "~/features/works/browse/work-orders";
import { headingOf } from "~/search/groups";
import { nearKilometres } from "~/search/plan";
import { tierKinds } from "~/search/tiers";
import { fewestPeople } from "~/search-index/landing-pages.server";
import { pageMeta } from "~/seo/meta";
import { settings } from "~/settings.server";
import { LegalPage } from "~/ui/legal-page";
import type { Route } from "./+types/ranking";

export function loader(): RankingFacts {
  return {
    orders: {
      kreative: orderChoice.options(true).map(({ value, label }) => ({ label, explained: explainedOrders[value] })),
      arbeiten: workOrderChoice
        .options(true)
        .map(({ value, label }) => ({ label, explained: explainedWorkOrders[value] })),
      ausschreibungen: callOrderChoice
        .options(true)
        .map(({ value, label }) => ({ label, explained: explainedCallOrders[value] })),
    },
    tiers: tierKinds.map((kind) => ({ heading: headingOf(kind, "…"), explained: explainedTiers[kind] })),
    parts: Object.values(explainedParts),
    nearKilometres,
    fewestPeople,
    place: settings.region.examples.place,
    recommendedCreatives: recommendedCreativesShown,
    recommendedCalls: recommendedCallsShown,
    suggestedPeople,
    suggestedCalls,
    response: responseCounts,
    suggestedTiers: suggestedKinds.map((kind) => explainedTiers[kind]),
  };
}

const title = "Wie wir reihen";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title,
    description: "Wonach jede Liste und jede Suche geordnet ist, was wie viel zählt und was Sie selbst tun können.",
    path: "/reihung",
  });

export default function Ranking({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage
      title={title}
      lead="Wonach jede Liste und jede Suche geordnet ist, was dabei wie viel zählt und was Sie selbst tun können. So verlangen es auch Art. 5 der Verordnung (EU) 2019/1150 und Art. 27 der Verordnung (EU) 2022/2065."
      sections={rankingSections(loaderData)}
    />
  );
}
