import type { ReactNode } from "react";
import { orderPath } from "~/features/offers/offer";
import type { FormAnswer } from "~/http/answer";
import { ConfirmedAct } from "~/http/confirmed-act";
import { WhilePossible } from "~/http/while-possible";
import { formatDay } from "~/text/dates";
import { ButtonLink } from "~/ui/button";
import { Disclosure } from "~/ui/disclosure";
import { LinkedText } from "~/ui/linked-text";
import { agreedDays, daysOf, lastAnswerDay, orderAct, silentDays } from "./order";
import type { OrderForOne } from "./order-page";
import { answerTo, WordsForm } from "./words-form";

interface NextStepProps {
  order: OrderForOne;
  today: string;
  arrived?: FormAnswer;
  /** What is possible once the work is done. */
  children?: ReactNode;
}

/** What to do next with an order, first of all on its page. */
export function NextStep({ order, today, arrived, children }: NextStepProps) {
  const { state } = order.progress;
  const isRefused = answerTo(orderAct.sendBack, arrived) !== undefined;
  return (
    <section aria-labelledby="jetzt" className="mt-8 grid gap-4 border-y-2 border-ink py-6 print:hidden">
      <h2 id="jetzt" className="text-2xl">
        {order.progress.missing
          ? "Es fehlt noch etwas"
          : isAsked(order) && state === "running"
            ? "Ein Vorschlag wartet auf Sie"
            : titles[state]}
      </h2>
      {state === "running" && <Running order={order} today={today} />}
      {state === "delivered" && <Delivered order={order} />}
      <WhilePossible isPossible={state === "delivered" && order.side === "company"} isRefused={isRefused}>
        <Disclosure summary="Es fehlt noch etwas" open={isRefused}>
          <WordsForm
            id={order.id}
            act={orderAct.sendBack}
            label="Was fehlt?"
            hint={`Geht als Nachricht an ${order.partner}. Die Lieferung gilt dann noch nicht, und die Frist beginnt mit der nächsten neu.`}
            button="Noch nicht annehmen"
            variant="secondary"
            arrived={arrived}
          />
        </Disclosure>
      </WhilePossible>
      {state === "delivered" && isAsked(order) && (
        <p className="max-w-text">Außerdem wartet unten ein Vorschlag auf Ihre Antwort.</p>
      )}
      {state === "accepted" && <Accepted order={order} />}
      {state === "cancelled" && <Cancelled order={order} />}
      {state === "ended" && <Ended order={order} />}
      {children}
    </section>
  );
}

const isAsked = ({ progress: { proposal }, side }: OrderForOne) => proposal != null && proposal.proposedBy !== side;

const titles = {
  running: "Was jetzt ansteht",
  delivered: "Geliefert",
  accepted: "Abgeschlossen",
  cancelled: "Abgebrochen",
  ended: "Beendet",
};

const failure = "Das hat nicht geklappt";

function Running({ order, today }: Pick<NextStepProps, "order" | "today">) {
  const { id, side, partner, progress } = order;
  const next = daysOf(agreedDays(progress)).find(({ day }) => day >= today);
  const nextTexts = [
    isAsked(order) && "Unten stimmen Sie zu oder lehnen ab.",
    next && `Als Nächstes: ${next.label} am ${formatDay(next.day)}.`,
  ].filter(Boolean);
  const nextText =
    nextTexts.join(" ") ||
    (progress.proposal
      ? "Unten steht, was vorgeschlagen ist."
      : "Vereinbaren Sie unten, bis wann Entwurf, Korrektur und Lieferung da sind.");
  if (side === "company")
    return (
      <>
        <Missing text={progress.missing}>Sie haben die Lieferung noch nicht angenommen und geschrieben:</Missing>
        <p className="max-w-text">
          {nextText} Sobald {partner} liefert, nehmen Sie hier an.
        </p>
      </>
    );
  return (
    <>
      <Missing text={progress.missing}>{partner} nimmt die Lieferung noch nicht an und schreibt:</Missing>
      <p className="max-w-text">{nextText} Wenn alles übergeben ist, melden Sie es hier.</p>
      <ConfirmedStep id={id} act={orderAct.deliver} label="Als geliefert melden" confirmLabel="Ja, alles ist geliefert">
        <p>
          {partner} bekommt eine E-Mail und wird gebeten anzunehmen. Ohne Antwort gilt die Lieferung nach {silentDays}{" "}
          Tagen als angenommen.
        </p>
      </ConfirmedStep>
    </>
  );
}

function Missing({ text, children }: { text: string | null; children: ReactNode }) {
  if (!text) return null;
  return (
    <>
      <p className="max-w-text">{children}</p>
      <Quote text={text} />
    </>
  );
}

const Quote = ({ text }: { text: string }) => (
  <blockquote className="max-w-text border-l-3 border-line pl-4">
    <LinkedText text={text} />
  </blockquote>
);

function Delivered({ order: { id, side, partner, progress } }: Pick<NextStepProps, "order">) {
  const deliveredAt = progress.deliveredAt ?? "";
  const until = formatDay(lastAnswerDay(deliveredAt));
  if (side === "sender")
    return (
      <p className="max-w-text">
        Sie haben am {formatDay(deliveredAt)} geliefert. {partner} prüft und nimmt an. Ohne Antwort gilt die Lieferung
        nach dem {until} als angenommen.
      </p>
    );
  return (
    <>
      <p className="max-w-text">
        {partner} hat am {formatDay(deliveredAt)} geliefert. Bitte prüfen Sie alles. Ohne Antwort gilt die Lieferung
        nach dem {until} als angenommen.
      </p>
      <ConfirmedStep id={id} act={orderAct.accept} label="Lieferung annehmen" confirmLabel="Ja, alles ist da">
        <p>Damit ist der Auftrag abgeschlossen. {partner} bekommt eine E-Mail.</p>
      </ConfirmedStep>
    </>
  );
}

function Accepted({ order: { progress, companyName, work } }: Pick<NextStepProps, "order">) {
  const day = formatDay(progress.acceptedAt ?? "");
  return (
    <>
      <p className="max-w-text">
        {progress.acceptedBy === "company"
          ? `${companyName} hat die Lieferung am ${day} angenommen.`
          : `Die Lieferung gilt seit ${day} als angenommen, weil ${progress.acceptedBy === "gone" ? "es das Konto des Unternehmens nicht mehr gibt" : `${silentDays} Tage lang nichts anderes gesagt wurde`}.`}
      </p>
      {work && (
        <p>
          <ButtonLink to={work.to}>{work.label}</ButtonLink>
        </p>
      )}
    </>
  );
}

const Ended = ({ order: { progress } }: Pick<NextStepProps, "order">) => (
  <p className="max-w-text">
    Der Auftrag ist am {formatDay(progress.cancelledAt ?? "")} zu Ende gegangen, weil es das Konto der anderen Seite
    nicht mehr gibt. Was vereinbart war, steht weiter auf dem Auftragsblatt.
  </p>
);

function Cancelled({ order: { side, partner, progress } }: Pick<NextStepProps, "order">) {
  const who = progress.cancelledBy === side ? "Sie haben" : `${partner} hat`;
  return (
    <>
      <p className="max-w-text">
        {who} den Auftrag am {formatDay(progress.cancelledAt ?? "")} abgebrochen. Was das für Bezahlung und Rechte
        bedeutet, klären Sie bitte direkt.
      </p>
      {progress.cancelReason && <Quote text={progress.cancelReason} />}
    </>
  );
}

interface ConfirmedStepProps {
  id: string;
  act: string;
  label: string;
  confirmLabel: string;
  /** Describes the next step. */
  children: ReactNode;
}

/** A step that can't be taken back, after a question. */
const ConfirmedStep = ({ id, act, label, children, ...confirm }: ConfirmedStepProps) => (
  <div>
    <ConfirmedAct
      {...confirm}
      action={orderPath(id)}
      label={label}
      title={label}
      busyLabel="Einen Moment..."
      failure={failure}
    >
      {children}
      <input type="hidden" name={orderAct.field} value={act} />
    </ConfirmedAct>
  </div>
);
