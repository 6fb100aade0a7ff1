import { ReasonForm } from "~/audit/reason-form";
import { ButtonLink } from "~/ui/button";
import { Section } from "~/ui/section";

interface AccountActsProps {
  /** The address of the profile in the superadmin area. */
  path: string;
  mayBlock: boolean;
  mayUnblock: boolean;
  /** What a block affects, in words. */
  goes: string;
}

/** Blocking an account, and what people ask for about their data. */
export function AccountActs({ path, mayBlock, mayUnblock, goes }: AccountActsProps) {
  return (
    <Section title="Konto">
      {mayBlock && (
        <ReasonForm
          action={`${path}/sperren`}
          label="Konto sperren"
          failure="Fehler beim Sperren des Kontos"
          danger
          withGround
          typed="block"
        >
          Die Person wird überall abgemeldet und kann sich nicht mehr anmelden. Ihr Profil, ihre Ausschreibungen, Posts,
          Arbeiten, Artikel und Bilder sind für andere nicht mehr zu sehen. {goes}
        </ReasonForm>
      )}
      {mayUnblock && (
        <ReasonForm action={`${path}/entsperren`} label="Sperre aufheben" failure="Fehler beim Aufheben der Sperre">
          Die Person kann sich wieder anmelden, und ihre Inhalte sind wieder zu sehen.
        </ReasonForm>
      )}
      {!mayBlock && !mayUnblock && (
        <p className="text-soft">Konten von Administratorinnen und Administratoren lassen sich nicht sperren.</p>
      )}
      <ButtonLink to={`${path}/daten`} variant="secondary" className="mt-8">
        Auskunft und Löschung auf Wunsch
      </ButtonLink>
    </Section>
  );
}
