import type { ReactNode } from "react";
import { Section } from "~/ui/section";
import type { CallSummary } from "./call";
import { CallRow } from "./call-row";

type CompanyCallsProps = {
  calls: CallSummary[];
  /** 'Angebot senden' for one of them. */
  renderAction: (call: CallSummary) => ReactNode;
};

const descriptionLength = 300;

/** On a company's page, for signed-in people. */
export function CompanyCalls({ calls, renderAction }: CompanyCallsProps) {
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
    </Section>
  );
}
