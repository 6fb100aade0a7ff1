import { formatDay } from "~/text/dates";
import { TextLink } from "~/ui/link";
import type { listAnswers } from "../own/own-credits.server";
import { editWorkPath } from "../work";

type Answer = Awaited<ReturnType<typeof listAnswers>>[number];

const again = "nach einer Änderung noch einmal angefragt am";
const words = { asked: "angefragt am", confirmed: "bestätigt am", refused: "möchte nicht genannt werden, seit" };

/** What members have answered to a creative who named them. */
export function AnswerList({ answers }: { answers: Answer[] }) {
  return (
    <ul className="border-t-2 border-ink">
      {answers.map(({ id, workId, title, kind, role, state, stateSince, askedAgain, name }) => (
        <li key={id} className="border-b border-line py-4">
          <p className="font-semibold wrap-anywhere">
            {name ?? "Jemand"}
            {state !== "refused" && (
              <span className="font-normal text-soft">
                {kind === "client" ? ", Auftraggeber" : role ? `, ${role}` : ""}
              </span>
            )}
          </p>
          <p className="mt-0.5 text-note text-soft wrap-anywhere">
            {askedAgain ? again : words[state as keyof typeof words]} {formatDay(stateSince)}, bei{" "}
            <TextLink to={editWorkPath(workId)} className="hit">
              {title}
            </TextLink>
          </p>
        </li>
      ))}
    </ul>
  );
}
