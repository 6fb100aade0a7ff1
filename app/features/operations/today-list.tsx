import { TextLink } from "~/ui/link";
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
                  <TextLink to={to} className="hit font-semibold">
                    {text}
                  </TextLink>
                  <ul className="mt-1 flex flex-wrap gap-x-6">
                    {calls.map(({ title, path, people }) => (
                      <li key={path} className="flex min-w-0 flex-wrap items-baseline gap-x-3">
                        <TextLink to={path} className="hit py-1">
                          {title}
                        </TextLink>
                        {people && (
                          <TextLink to={people} className="hit py-1 text-note">
                            Wer könnte passen?<span className="sr-only"> Zu „{title}“</span>
                          </TextLink>
                        )}
                      </li>
                    ))}
                  </ul>
                </>
              ) : (
                <TextLink to={to} className="hit font-semibold">
                  {text}
                </TextLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
