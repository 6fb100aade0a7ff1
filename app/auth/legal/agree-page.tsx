import { WriteForm } from "~/http/write-form";
import { formatDay } from "~/text/dates";
import { Button, ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { TextLink } from "~/ui/link";
import type { LegalDocument, LegalVersion } from "./versions";

const texts = {
  agb: { title: "Neue AGB", link: "AGB lesen" },
  datenschutz: { title: "Neue Datenschutzerklärung", link: "Datenschutzerklärung lesen" },
};

interface AgreePageProps {
  documents: (LegalVersion & { document: LegalDocument })[];
  goTo: string;
}

/** Asks a signed-in person whether they agree to new terms, and shows the ways out. */
export function AgreePage({ documents, goTo }: AgreePageProps) {
  const hasTerms = documents.some(({ document }) => document === "agb");
  return (
    <Container width="text" className="py-14">
      <h1 className="mb-6 text-4xl">{hasTerms ? "Unsere Bedingungen haben sich geändert" : "Bitte kurz lesen"}</h1>
      <p className="mb-8">
        {hasTerms
          ? "Bitte sagen Sie uns, ob Sie zustimmen. Danach kommen Sie dorthin, wohin Sie wollten."
          : "Unsere Datenschutzerklärung hat sich geändert. Danach kommen Sie dorthin, wohin Sie wollten."}
      </p>
      {documents.map(({ document, from, changes }) => (
        <section key={document} className="border-t-2 border-ink py-5">
          <h2 className="text-2xl">{texts[document].title}</h2>
          <p className="mt-2">
            Gültig ab {formatDay(from)}. Neu ist: {changes}.
          </p>
          <TextLink to={`/${document}`} alone className="mt-2 font-semibold">
            {texts[document].link}
          </TextLink>
        </section>
      ))}
      <WriteForm
        action={`/bedingungen?${new URLSearchParams({ weiter: goTo })}`}
        failure="Ihre Antwort konnte nicht gespeichert werden"
        className="border-t-2 border-ink pt-6"
      >
        {(isBusy) => (
          <>
            {documents.map(({ document, from }) => (
              <input key={document} type="hidden" name={document} value={from} />
            ))}
            <div className="flex flex-wrap gap-3 max-sm:*:w-full">
              <Button name="answer" value="accepted" busy={isBusy} busyLabel="Einen Moment...">
                {labelOf(documents)}
              </Button>
              {hasTerms && (
                <Button name="answer" value="declined" variant="secondary" busy={isBusy} busyLabel="Einen Moment...">
                  Bei den bisherigen AGB bleiben
                </Button>
              )}
            </div>
            {hasTerms && (
              <p className="mt-5 text-soft">
                Bleiben Sie bei den bisherigen AGB, gelten sie für Sie weiter, und alles geht wie bisher. Sie und wir
                können den Vertrag dann kündigen, wir mit 30 Tagen Frist. Ihre Antwort steht in Ihrem Konto und lässt
                sich später ändern.
              </p>
            )}
          </>
        )}
      </WriteForm>
      <section className="mt-12 border-t border-line pt-6">
        <h2 className="text-xl">Sie möchten nicht weitermachen?</h2>
        <p className="mt-2 mb-5 text-soft">
          Sie können eine Kopie Ihrer Daten holen, Ihr Konto löschen oder sich abmelden und später entscheiden.
        </p>
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <ButtonLink to="/konto/daten" variant="secondary">
            Kopie meiner Daten
          </ButtonLink>
          <ButtonLink to="/profil/loeschen" variant="danger">
            Konto löschen
          </ButtonLink>
          <WriteForm action="/auth/abmelden" failure="Fehler beim Abmelden">
            {(isBusy) => (
              <Button variant="quiet" busy={isBusy} className="max-sm:w-full">
                Abmelden
              </Button>
            )}
          </WriteForm>
        </div>
      </section>
    </Container>
  );
}

function labelOf(documents: AgreePageProps["documents"]): string {
  const [first, second] = documents;
  if (first?.document === "datenschutz") return "Zur Kenntnis genommen";
  return second ? "Den AGB zustimmen, Datenschutz zur Kenntnis genommen" : "Den AGB zustimmen";
}
