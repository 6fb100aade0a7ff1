import { Button } from "~/ui/button";
import { TextLink } from "~/ui/link";

const buttonHeight = "min-h-[44px] py-0";

/**
 * Hidden until the page's script finds no stored choice. Without script nothing is counted, so there is nothing to
 * agree to. With large text on a phone its text scrolls, so that it covers less than half of the window.
 */
export function ConsentBanner() {
  return (
    <section
      id="einwilligung"
      aria-label="Cookie-Hinweis"
      className="fixed inset-x-0 bottom-0 z-40 hidden border-t-2 border-ink bg-card in-data-[consent=unset]:block print:hidden"
    >
      <div className="gutter mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-8 gap-y-3 py-[16px]">
        <p className="max-h-[20dvh] max-w-text overflow-y-auto text-note">
          Mit Ihrem Einverständnis zählen wir, welche Seiten gelesen werden: ohne Dritte, ohne Profil von Ihnen.
          Notwendige Cookies für die Anmeldung setzen wir immer.{" "}
          <TextLink to="/datenschutz#cookies">Details zum Datenschutz</TextLink>
        </p>
        <div className="flex flex-wrap gap-3">
          <Button type="button" variant="secondary" size="sm" className={buttonHeight} data-consent-choice="declined">
            Ablehnen
          </Button>
          <Button type="button" size="sm" className={buttonHeight} data-consent-choice="accepted">
            Akzeptieren
          </Button>
        </div>
      </div>
    </section>
  );
}
