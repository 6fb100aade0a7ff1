import ArrowLeft from "lucide-react/icons/arrow-left";
import { redirect } from "react-router";
import { findViewer, getViewer } from "~/auth/guards.server";
import { readPeriod } from "~/features/profile-visits/period";
import { VisitChart } from "~/features/profile-visits/visit-chart";
import { VisitFilter, VisitList } from "~/features/profile-visits/visit-list";
import { countVisits, countVisitsByDay, listVisits } from "~/features/profile-visits/visits.server";
import { unlistedMeta } from "~/seo/meta";
import { formatCount } from "~/text/format-count";
import { Container } from "~/ui/container";
import { TextLink } from "~/ui/link";
import { Section } from "~/ui/section";
import { Stat, StatList } from "~/ui/stat";
import type { Route } from "./+types/analytics";

const creativesOnly: Route.MiddlewareFunction = ({ context }, next) => {
  if (findViewer(context)?.userType !== "kreative") throw redirect("/");
  return next();
};

export const middleware: Route.MiddlewareFunction[] = [creativesOnly];

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id } = getViewer(context);
  const period = readPeriod(new URL(request.url).searchParams.get("zeitraum"));
  const [totals, days, visits] = await Promise.all([countVisits(id), countVisitsByDay(id), listVisits(id, period)]);
  return { totals, days, visits, period };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Profil Analytics");

export default function Analytics({ loaderData: { totals, days, visits, period } }: Route.ComponentProps) {
  return (
    <Container className="py-14">
      <TextLink to="/profil" className="inline-flex min-h-11 items-center gap-2 font-semibold">
        <ArrowLeft aria-hidden size={20} />
        Zurück zum Profil
      </TextLink>
      <h1 className="mt-4">Profil Analytics</h1>
      <p className="mt-4 max-w-text text-lg text-soft">
        Wer Ihr Profil besucht hat und wie weit es reicht. Ihre eigenen Besuche zählen nicht.
      </p>
      <div className="mt-10 border-t-2 border-ink">
        <StatList>
          <Stat label="Besuche" value={formatCount(totals.all)} hint="insgesamt" />
          <Stat label="Besucher" value={formatCount(totals.visitors)} hint="nicht Angemeldete einmal am Tag" />
          <Stat label="Letzte 7 Tage" value={formatCount(totals.week)} hint="Besuche" />
          <Stat label="Letzte 30 Tage" value={formatCount(totals.month)} hint="Besuche" />
        </StatList>
      </div>
      <Section title="Die letzten 30 Tage">
        <VisitChart days={days} />
      </Section>
      <Section title="Wer da war" action={<VisitFilter period={period} />} flush>
        <VisitList visits={visits} period={period} />
      </Section>
    </Container>
  );
}
