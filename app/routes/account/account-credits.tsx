import { getViewer, signedInOnly } from "~/auth/guards.server";
import { AnswerList } from "~/features/works/credits/answer-list";
import { creditsPath } from "~/features/works/credits/credit";
import { MentionList } from "~/features/works/credits/mention-list";
import { listAnswers, listMentions } from "~/features/works/own/own-credits.server";
import { canShowWorks } from "~/features/works/work";
import { idOf } from "~/http/id-of";
import { storedNowhere } from "~/http/page-caching.server";
import { keepingTimes } from "~/jobs/keeping-times";
import { unlistedMeta } from "~/seo/meta";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { EmptyState } from "~/ui/empty-state";
import { Section } from "~/ui/section";
import type { Route } from "./+types/account-credits";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = getViewer(context);
  const from = idOf(new URL(request.url).searchParams.get("ab")) ?? 0;
  const [mentions, answers] = await Promise.all([
    listMentions(viewer.id, from),
    canShowWorks(viewer) ? listAnswers(viewer.id) : [],
  ]);
  return { ...mentions, answers };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Nennungen");

export default function AccountCredits({ loaderData: { open, confirmed, next, answers } }: Route.ComponentProps) {
  const isEmpty = open.length + confirmed.length + answers.length === 0;
  return (
    <Container className="py-14">
      <h1 className="text-4xl">Nennungen</h1>
      <p className="mt-3 max-w-text text-soft">
        Arbeiten, bei denen Sie als Mitwirkende oder Auftraggeber genannt sind. Erst wenn Sie bestätigen, führt Ihr Name
        zu Ihrem Profil. Lehnen Sie ab oder nehmen Sie zurück, verschwindet er von der Arbeit, und niemand kann Sie dort
        noch einmal nennen. Wegen anderer Arbeiten kann dieselbe Person Sie erst nach {keepingTimes.creditPause.words}n
        wieder fragen, nach einer weiteren Ablehnung erst nach {keepingTimes.creditPauseAgain.words}n.
      </p>
      {open.length > 0 && (
        <Section title="Offene Anfragen" flush>
          <MentionList mentions={open} />
        </Section>
      )}
      {confirmed.length > 0 && (
        <Section title="Von Ihnen bestätigt" flush>
          <MentionList mentions={confirmed} />
          {next !== null && (
            <ButtonLink to={`${creditsPath}?ab=${next}`} variant="secondary" className="mt-8">
              Frühere Nennungen
            </ButtonLink>
          )}
        </Section>
      )}
      {answers.length > 0 && (
        <Section title="Von Ihnen gefragt" flush>
          <AnswerList answers={answers} />
        </Section>
      )}
      {isEmpty && (
        <div className="mt-8">
          <EmptyState title="Noch keine Nennungen" level={2} seed="nennungen">
            Nennt Sie jemand bei einer Arbeit, fragen wir Sie hier und per Mail.
          </EmptyState>
        </div>
      )}
    </Container>
  );
}
