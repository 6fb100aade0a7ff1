import { orderPath } from "~/features/offers/offer";
import { orderAct } from "~/features/offers/order/order";
import { answerTo, WordsForm } from "~/features/offers/order/words-form";
import type { FormAnswer } from "~/http/answer";
import { WriteForm } from "~/http/write-form";
import { Badge } from "~/ui/badge";
import { Button } from "~/ui/button";
import { Disclosure } from "~/ui/disclosure";
import { type Collaboration, type Collaborations, collaborationAct, sentenceField, stateText } from "./collaboration";

interface CollaborationActsProps extends Collaborations {
  /** The order. */
  id: string;
  /** The other side's name. */
  partner: string;
  arrived?: FormAnswer;
}

/** What the sides of an accepted order say about each other, and whether their pages show it. */
export const CollaborationActs = ({ id, partner, own, other, arrived }: CollaborationActsProps) => (
  <div className="mt-2 grid gap-6">
    {other && <Received key={other.id} {...{ id, partner, arrived }} sentence={other} />}
    {own ? (
      <div className="grid gap-3 wrap-anywhere">
        <h3 className="font-semibold">Ihr Satz über {partner}</h3>
        {own.sentence && <Quote>{own.sentence}</Quote>}
        {own.answer && (
          <p className="max-w-text">
            <span className="text-soft">{partner} antwortet:</span> {own.answer}
          </p>
        )}
        <p className="text-note text-soft">{stateText(own, partner)}</p>
        {own.sentence && <Act {...{ id }} act={collaborationAct.withdraw} label="Satz zurückziehen" isQuiet />}
      </div>
    ) : (
      <Disclosure summary="Zusammenarbeit bestätigen" open={answerTo(collaborationAct.write, arrived) !== undefined}>
        <WordsForm
          id={id}
          act={collaborationAct.write}
          sentence="new"
          label={`Ein Satz über ${partner}`}
          hint={`Er steht mit Ihrem Namen öffentlich auf dem Profil von ${partner}, sobald dort zugestimmt wird. Zurückziehen können Sie ihn jederzeit.`}
          button="Satz senden"
          arrived={arrived}
        />
      </Disclosure>
    )}
  </div>
);

const Quote = ({ children }: { children: string }) => (
  <blockquote className="max-w-text border-l-3 border-line pl-4">{children}</blockquote>
);

function Received({ id, partner, sentence, arrived }: ReceivedProps) {
  const field = <input type="hidden" name={sentenceField} value={sentence.id} />;
  const isAgreed = sentence.state === "shown";
  const isShown = isAgreed && !sentence.hidden;
  return (
    <div className="grid gap-3 wrap-anywhere">
      <h3 className="font-semibold">
        {partner} schreibt über Sie {sentence.hidden && <Badge>Ausgeblendet</Badge>}
      </h3>
      <Quote>{sentence.sentence ?? ""}</Quote>
      <p className="text-note text-soft">
        {isShown ? "Steht öffentlich auf Ihrem Profil." : "Steht nicht auf Ihrem Profil."}
      </p>
      <div className="flex flex-wrap gap-3">
        {!isAgreed && (
          <Act {...{ id }} act={collaborationAct.show} label="Auf meinem Profil zeigen">
            {field}
          </Act>
        )}
        {sentence.state !== "declined" && (
          <Act {...{ id }} act={collaborationAct.hide} label={isAgreed ? "Nicht mehr zeigen" : "Nicht zeigen"} isQuiet>
            {field}
          </Act>
        )}
      </div>
      {sentence.answer && sentence.answerHidden && (
        <p className="max-w-text">
          <span className="text-soft">Ihre Antwort:</span> {sentence.answer} <Badge>Ausgeblendet</Badge>
        </p>
      )}
      {isShown && !sentence.answerHidden && (
        <Disclosure
          summary={sentence.answer ? "Ihre Antwort ändern" : "Mit einem Satz antworten"}
          open={answerTo(collaborationAct.answer, arrived) !== undefined}
        >
          <WordsForm
            key={sentence.answer}
            id={id}
            act={collaborationAct.answer}
            sentence="answer"
            stored={sentence.answer ?? ""}
            label="Ihre Antwort"
            hint="Steht darunter. Ohne Text gibt es keine."
            button="Antwort speichern"
            arrived={arrived}
          >
            {field}
          </WordsForm>
        </Disclosure>
      )}
    </div>
  );
}

interface ReceivedProps extends Pick<CollaborationActsProps, "id" | "partner" | "arrived"> {
  sentence: Collaboration;
}

interface ActProps {
  id: string;
  act: string;
  label: string;
  isQuiet?: boolean;
  children?: React.ReactNode;
}

const Act = ({ id, act, label, isQuiet, children }: ActProps) => (
  <WriteForm action={orderPath(id)} failure="Das hat nicht geklappt">
    {(isBusy) => (
      <>
        <input type="hidden" name={orderAct.field} value={act} />
        {children}
        <Button variant={isQuiet ? "secondary" : undefined} busy={isBusy} busyLabel="Einen Moment...">
          {label}
        </Button>
      </>
    )}
  </WriteForm>
);
