import type { ReactNode } from "react";
import { Container } from "./container";
import { Prose } from "./prose";

export interface LegalSection {
  id: string;
  title: string;
  content: ReactNode;
}

interface LegalPageProps {
  title: ReactNode;
  lead: ReactNode;
  updated?: ReactNode;
  /** Other versions of the text. */
  note?: ReactNode;
  sections: LegalSection[];
}

export function LegalPage({ title, lead, updated, note, sections }: LegalPageProps) {
  return (
    <Container className="py-12 md:py-18 print:p-0">
      <header>
        <h1>{title}</h1>
        <p className="mt-6 max-w-text text-lg text-soft">{lead}</p>
        {updated && <p className="mt-4 font-semibold">{updated}</p>}
        {note}
      </header>
      <div className="mt-12 grid gap-14 md:mt-16 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-20 print:block">
        <nav
          aria-label="Inhalt"
          className="lg:sticky lg:top-24 lg:max-h-[calc(100dvh-7rem)] lg:self-start lg:overflow-y-auto"
        >
          <ol className="border-t border-line">
            {sections.map((section, index) => (
              <li className="border-b border-line" key={section.id}>
                <a className="flex min-h-11 gap-3 py-2 underline-offset-4 hover:underline" href={`#${section.id}`}>
                  <span className="min-w-7 shrink-0 text-soft tabular-nums">{`${index + 1}.`}</span>
                  <span className="hyphens-auto wrap-anywhere">{section.title}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="min-w-0 space-y-16 print:space-y-8">
          {sections.map((section, index) => (
            <section className="border-t-2 border-ink pt-5" id={section.id} key={section.id}>
              <h2 className="text-3xl">{`${index + 1}. ${section.title}`}</h2>
              <Prose className="mt-5 [&_h3]:text-xl [&>:first-child]:mt-0">{section.content}</Prose>
            </section>
          ))}
        </div>
      </div>
    </Container>
  );
}

export function LegalRows({ children }: { children: ReactNode }) {
  return <dl className="border-t border-line">{children}</dl>;
}

export function LegalRow({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="break-inside-avoid border-b border-line py-3 sm:grid sm:grid-cols-[minmax(0,2fr)_minmax(0,5fr)] sm:gap-6">
      <dt className="font-semibold">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
