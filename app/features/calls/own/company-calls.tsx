import type { ReactNode } from "react";
import type { CallSummary } from "~/features/calls/call";
import type { CompanyCallPage } from "~/features/calls/list/calls.server";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { Section } from "~/ui/section";

type CompanyCallsProps = {
  /** Null when they could not be loaded. */
  page: CompanyCallPage | null;
  path: string;
  renderRow: (call: CallSummary) => ReactNode;
};

/** The calls on a company's page, for signed-in people. */
export function CompanyCalls({ page, path, renderRow }: CompanyCallsProps) {
  const calls = page?.calls ?? [];
  const next = page?.next ?? null;

  return (
    <Section id="ausschreibungen" title="Aktive Ausschreibungen" flush className="pt-0! md:pt-0!">
      {!page ? (
        <Notice kind="error" title="Fehler beim Laden der Ausschreibungen" className="mt-6">
          Bitte laden Sie die Seite in ein paar Minuten noch einmal.
        </Notice>
      ) : calls.length > 0 ? (
        <ul>{calls.map(renderRow)}</ul>
      ) : (
        <p className="border-b border-line py-6 text-soft">Zurzeit gibt es hier keine aktiven Ausschreibungen.</p>
      )}
      {next !== null && (
        <ButtonLink to={`${path}?ab=${next}#ausschreibungen`} variant="secondary" className="mt-8">
          Ältere Ausschreibungen
        </ButtonLink>
      )}
    </Section>
  );
}
