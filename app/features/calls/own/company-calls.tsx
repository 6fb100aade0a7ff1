import type { ReactNode } from "react";
import type { CallSummary } from "~/features/calls/call";
import { CallRow } from "~/features/calls/list/call-row";
import type { CompanyCallPage } from "~/features/calls/list/calls.server";
import { ButtonLink } from "~/ui/button";
import { Section } from "~/ui/section";

type CompanyCallsProps = {
  page: CompanyCallPage;
  path: string;
  /** 'Angebot senden' for one of them. */
  renderAction: (call: CallSummary) => ReactNode;
};

const descriptionLength = 300;

/** On a company's page, for signed-in people. */
export function CompanyCalls({ page: { calls, next }, path, renderAction }: CompanyCallsProps) {
  return (
    <Section id="ausschreibungen" title="Aktive Ausschreibungen" flush className="pt-0! md:pt-0!">
      {calls.length > 0 ? (
        <ul>
          {calls.map((call) => (
            <CallRow
              key={call.id}
              call={call}
              level={3}
              descriptionLength={descriptionLength}
              action={renderAction(call)}
            />
          ))}
        </ul>
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
