import type { ReactNode } from "react";
import { orderPath } from "~/features/offers/offer";
import { centsText } from "~/features/offers/terms";
import type { FormAnswer } from "~/http/answer";
import { useKeyOfStored } from "~/http/use-key-of-stored";
import { WhilePossible } from "~/http/while-possible";
import { WriteForm } from "~/http/write-form";
import { formatDay, formatMoment } from "~/text/dates";
import { Button } from "~/ui/button";
import { Disclosure } from "~/ui/disclosure";
import { Facts } from "~/ui/facts";
import { agreedDays, daysOf, hasFailed, isUnderWay, type OrderVersion, orderAct } from "./order";
import type { OrderForOne } from "./order-page";
import { ProposalForm, proposalFormId } from "./proposal-form";
import { answerTo } from "./words-form";

interface AgreementProps {
  order: OrderForOne;
  today: string;
  arrived: FormAnswer | undefined;
}

/** The days that count, what one side has proposed, and the form for another proposal. */
export function Agreement({ order, today, arrived }: AgreementProps) {
  const { id, progress } = order;
  const proposed = useKeyOfStored(`${progress.proposal?.id}`, proposalFormId);
  const isRefused = answerTo(orderAct.propose, arrived) !== undefined;
  const days = daysOf(agreedDays(progress));
  const price = progress.agreed.findLast(({ totalCents }) => totalCents !== null);
  const changes = progress.agreed.filter(({ words }) => words);
  return (
    <>
      {days.length > 0 ? (
        <>
          <Facts items={itemsOf(days)} />
          {!hasFailed(progress.state) && (
            <p className="mt-4 print:hidden">
              <a href={`${orderPath(id)}/termine.ics`} download className="link hit inline-block">
                In den Kalender
              </a>
            </p>
          )}
        </>
      ) : (
        <p className="text-soft">Noch sind keine Termine vereinbart.</p>
      )}
      {(price || changes.length > 0) && (
        <div className="mt-6 grid gap-3">
          <h3 className="font-semibold">Geändert und vereinbart</h3>
          {price && <Facts items={itemsOf([], price.totalCents)} />}
          {changes.map(({ id: version, words }) => (
            <p key={version} className="max-w-text whitespace-pre-line wrap-anywhere">
              {words}
            </p>
          ))}
        </div>
      )}
      {progress.proposal && <Proposal order={order} proposal={progress.proposal} />}
      <WhilePossible
        isPossible={isUnderWay(progress.state)}
        isRefused={isRefused}
        className="mt-6 border-t border-line print:hidden"
      >
        {/* Closed and fresh after a proposal is sent, agreed on or discarded. */}
        <Disclosure
          key={proposed}
          summary={progress.proposal ? "Etwas anderes vorschlagen" : "Termine oder eine Änderung vorschlagen"}
          open={isRefused}
        >
          <p className="mb-5">Es gilt erst, wenn die andere Seite zustimmt, und steht dann auf dem Auftragsblatt.</p>
          <ProposalForm {...{ id, progress, today, arrived }} />
        </Disclosure>
      </WhilePossible>
    </>
  );
}

const itemsOf = (days: ReturnType<typeof daysOf>, totalCents: number | null = null) => [
  ...days.map(({ label, day }) => ({ label, value: formatDay(day) })),
  ...(totalCents === null ? [] : [{ label: "Preis zusammen", value: `${centsText(totalCents)}\u00a0€` }]),
];

function Proposal({
  order: { id, side, partner, progress },
  proposal,
}: {
  order: OrderForOne;
  proposal: OrderVersion;
}) {
  const isOwn = proposal.proposedBy === side;
  const { totalCents, words } = proposal;
  return (
    <div className="mt-6 border-l-3 border-signal pl-4">
      <h3 className="font-semibold wrap-anywhere">{isOwn ? "Ihr Vorschlag" : `Vorschlag von ${partner}`}</h3>
      <p className="mb-3 text-note text-soft">vom {formatMoment(proposal.proposedAt)}</p>
      <Facts items={itemsOf(daysOf(proposal), totalCents)} />
      {words && <p className="mt-3 max-w-text whitespace-pre-line wrap-anywhere">{words}</p>}
      {isOwn && <p className="mt-3 text-note">Gilt, sobald {partner} zustimmt.</p>}
      {isUnderWay(progress.state) && (
        <div className="mt-4 flex flex-wrap gap-3 print:hidden">
          {!isOwn && (
            <ProposalAct id={id} act={orderAct.agree} proposal={proposal}>
              Zustimmen
            </ProposalAct>
          )}
          <ProposalAct id={id} act={orderAct.discard} proposal={proposal} isQuiet>
            {isOwn ? "Vorschlag zurücknehmen" : "Vorschlag ablehnen"}
          </ProposalAct>
        </div>
      )}
    </div>
  );
}

interface ProposalActProps {
  id: string;
  act: string;
  proposal: OrderVersion;
  isQuiet?: boolean;
  children: ReactNode;
}

const ProposalAct = ({ id, act, proposal, isQuiet, children }: ProposalActProps) => (
  <WriteForm action={orderPath(id)} failure="Das hat nicht geklappt">
    {(isBusy) => (
      <>
        <input type="hidden" name={orderAct.field} value={act} />
        <input type="hidden" name="vorschlag" value={proposal.id} />
        <Button variant={isQuiet ? "secondary" : undefined} busy={isBusy} busyLabel="Einen Moment...">
          {children}
        </Button>
      </>
    )}
  </WriteForm>
);
