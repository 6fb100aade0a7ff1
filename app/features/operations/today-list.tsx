import { Link } from "~/ui/link";
import { Section } from "~/ui/section";
import type { Line } from "./today";

/** What waits for the superadmins today, each line with the place to act. */
export function TodayList({ lines, isComplete }: { lines: Line[]; isComplete: boolean }) {
  return (
    <Section title="Heute" id="heute" flush className="mb-10 pt-0!">
      {!isComplete && <p className="py-4 text-soft">Ein Teil von „Heute“ konnte nicht geladen werden.</p>}
      {isComplete && lines.length === 0 && <p className="py-4 text-soft">Heute wartet nichts auf Sie.</p>}
      {lines.length > 0 && (
        <ul>
          {lines.map(({ text, to, calls }) => (
            <li key={text} className="border-b border-line py-3 wrap-anywhere">
              {calls ? (
                <>
                  <Link to={to} className="link hit font-semibold">
                    {text}
                  </Link>
                  <ul className="mt-1 flex flex-wrap gap-x-6">
                    {calls.map(({ title, path, people }) => (
                      <li key={path} className="flex min-w-0 flex-wrap items-baseline gap-x-3">
                        <Link to={path} className="link hit py-1">
                          {title}
                        </Link>
                        {people && (
                          <Link to={people} className="link hit py-1 text-note">
                            Wer könnte passen?<span className="sr-only"> Zu „{title}“</span>
                          </Link>
                        )}
                      </li>
                    ))}
                  </ul>
                </>
              ) : (
                <Link to={to} className="link hit font-semibold">
                  {text}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
