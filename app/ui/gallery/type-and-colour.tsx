import { Section } from "../section";
import { Cover, longWord, names } from "./samples";

const seeds = [...names, "Anna", "Ben", "Studio Berg", "Sennerei Hinterwald", "Zimmerei Gmeiner", "Werkraum"];
const colours = [
  ["paper", "bg-paper"],
  ["card", "bg-card"],
  ["wash", "bg-wash"],
  ["line", "bg-line"],
  ["edge", "bg-edge"],
  ["soft", "bg-soft"],
  ["ink", "bg-ink"],
  ["spruce", "bg-spruce"],
  ["forest", "bg-forest"],
  ["signal", "bg-signal"],
  ["danger", "bg-danger"],
];

export function TypeAndColour() {
  return (
    <>
      <Section title="Schrift">
        <p className="font-display text-6xl font-semibold tracking-tight text-balance">Anzeige 42 bis 92</p>
        <p className="mt-6 font-display text-5xl font-semibold tracking-tight text-balance">Seitentitel 36 bis 64</p>
        <h2 className="mt-5">Abschnitt 30 bis 46</h2>
        <p className="mt-5 font-display text-3xl font-semibold tracking-tight">Unterabschnitt 26 bis 34</p>
        <h3 className="mt-4">Titel 25</h3>
        <h4 className="mt-3">Kleiner Titel 21</h4>
        <p className="mt-4 max-w-text text-lg text-soft">Einleitung 19: zwei Zeilen, die sagen, worum es geht.</p>
        <p className="mt-3 max-w-text">
          Text 17: Zeichnet Plakate, Etiketten und Bücher für Käsereien, Theater und kleine Verlage. Mehr dazu steht{" "}
          <a href="#knoepfe" className="link">
            bei den Knöpfen
          </a>
          .
        </p>
        <p className="mt-3 text-note">Vermerk 15: bis 15. Jänner, 2.500 bis 5.000 €</p>
        <p className="mt-2 text-sm text-soft">Klein 14: kleiner wird es nicht.</p>
        <h3 className="mt-6 max-w-72">{longWord}</h3>
      </Section>

      <Section title="Farbe">
        <ul className="grid grid-cols-2 gap-x-8 gap-y-5 sm:grid-cols-4 lg:grid-cols-6">
          {colours.map(([name, ground]) => (
            <li key={name}>
              <span className={`block h-16 rounded-sm border border-line ${ground}`} />
              <span className="mt-1.5 block text-sm text-soft">{name}</span>
            </li>
          ))}
        </ul>
      </Section>

      <Section title="Fassaden">
        <ul className="grid grid-cols-2 gap-4 sm:gap-6 lg:grid-cols-4">
          {seeds.map((seed) => (
            <li key={seed}>
              <div className="aspect-9/5 overflow-hidden rounded-sm">
                <Cover seed={seed} />
              </div>
              <p className="mt-1.5 text-sm text-soft">{seed}</p>
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
