import { listUnfoundWords } from "~/features/unfound-words/unfound-words.server";
import { pageMeta } from "~/seo/meta";
import { EmptyState } from "~/ui/empty-state";
import { Link } from "~/ui/link";
import type { Route } from "./+types/unfound-words";

export const loader = async () => ({ weeks: await listUnfoundWords() });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: "Vergeblich gesucht", path: "/admin/gesucht", noindex: true });

export default function UnfoundWords({ loaderData: { weeks } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-4xl">Vergeblich gesucht</h1>
      <p className="mt-4 max-w-text text-soft">
        Wörter, zu denen die Suche nach Kreativen niemanden gefunden hat und die in einer Woche mindestens drei
        verschiedene Personen eingegeben haben. Wer das war, wird nicht gespeichert. Fehlt der Suche ein Wort, lässt es
        sich ergänzen; fehlen die Menschen dazu, wissen Sie, wen Sie einladen können.
      </p>
      {weeks.map(({ from, words }) => (
        <section key={from} className="mt-10 max-w-text">
          <h2 className="text-2xl">Woche vom {from}</h2>
          <ul className="mt-3">
            {words.map(({ word, people }) => (
              <li
                key={word}
                className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 border-b border-line"
              >
                <Link to={`/kreative?q=${encodeURIComponent(word)}`} className="link inline-flex min-h-11 items-center">
                  {word}
                </Link>
                <span className="text-soft">{people} Personen</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {weeks.length === 0 && (
        <EmptyState title="Noch keine Wörter" seed="gesucht" level={2}>
          Bisher haben keine drei Personen in einer Woche vergeblich nach demselben Wort gesucht.
        </EmptyState>
      )}
    </>
  );
}
