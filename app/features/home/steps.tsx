import { Section } from "~/ui/section";

const steps = [
  {
    title: "Registrieren",
    text: "Legen Sie in zwei Minuten ein kostenloses Profil an, als Unternehmen oder als Kreative/r.",
  },
  {
    title: "Projekt einstellen",
    text: "Beschreiben Sie, was Sie brauchen. Oder suchen Sie sich eine Ausschreibung aus und bewerben Sie sich.",
  },
  {
    title: "Zusammenarbeiten",
    text: "Besprechen Sie alles direkt miteinander. Preis und Vertrag machen Sie unter sich aus, ohne Vermittlungsgebühr.",
  },
];

export function Steps() {
  return (
    <Section title="So einfach funktioniert's" flush className="lazy-layout">
      <ol className="grid lg:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[2rem_1fr] items-baseline gap-x-3 border-line py-4.5 max-lg:not-last:border-b lg:px-7 lg:py-6 lg:first:pl-0 lg:not-last:border-r lg:last:pr-0"
          >
            <span aria-hidden className="font-display text-4xl font-bold text-signal tabular-nums">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p className="col-start-2 mt-1 max-w-[42ch] text-note text-soft lg:mt-2">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
