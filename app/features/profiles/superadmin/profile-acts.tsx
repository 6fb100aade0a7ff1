import { ReasonForm } from "~/audit/reason-form";
import type { Role } from "~/db/schema";
import { ButtonLink } from "~/ui/button";
import { Disclosure } from "~/ui/disclosure";
import { Section } from "~/ui/section";
import { RolesForm } from "./roles-form";

interface ProfileActsProps {
  /** The address of the profile in the superadmin area. */
  path: string;
  mayModerate: boolean;
  isHidden: boolean;
  hasPortrait: boolean;
  /** What only superadmins do. */
  account: {
    /** Null when the account can't get any. */
    roles: Role[] | null;
    acts: {
      mayBlock: boolean;
      mayUnblock: boolean;
      /** What a block affects, in words. */
      goes: string;
    };
  } | null;
}

/** What can be done about a profile and its account, folded like the acts on a call. */
export function ProfileActs({ path, mayModerate, isHidden, hasPortrait, account }: ProfileActsProps) {
  if (!mayModerate && !account) return null;
  return (
    <Section title="Eingreifen" flush className="print:hidden">
      {mayModerate && (isHidden ? <Show path={path} /> : <Hide path={path} />)}
      {mayModerate && hasPortrait && (
        <Disclosure summary="Profilbild entfernen" name="eingreifen">
          <ReasonForm
            action={`${path}/bild/entfernen`}
            label="Profilbild entfernen"
            failure="Fehler beim Entfernen des Profilbildes"
            danger
            withGround
          >
            Die Fassade des Profils steht dann an seiner Stelle. Nach einem Einspruch kann das Bild zurückkommen.
          </ReasonForm>
        </Disclosure>
      )}
      {account?.roles && (
        <Disclosure summary="Rollen ändern" name="eingreifen">
          <RolesForm action={`${path}/rollen`} held={account.roles} />
        </Disclosure>
      )}
      {account && <Block path={path} {...account.acts} />}
    </Section>
  );
}

interface PathProps {
  path: string;
}

const Show = ({ path }: PathProps) => (
  <Disclosure summary="Wieder einblenden" name="eingreifen">
    <ReasonForm action={`${path}/einblenden`} label="Profil einblenden" failure="Fehler beim Einblenden">
      Andere sehen das Profil wieder, außer die Person hat es selbst ausgeblendet.
    </ReasonForm>
  </Disclosure>
);

const Hide = ({ path }: PathProps) => (
  <Disclosure summary="Ausblenden" name="eingreifen">
    <ReasonForm action={`${path}/ausblenden`} label="Profil ausblenden" failure="Fehler beim Ausblenden" withGround>
      Nur die Person selbst sieht das Profil noch, mit Ausschreibungen, Arbeiten und Posts. Das Konto bleibt offen.
    </ReasonForm>
  </Disclosure>
);

type BlockProps = PathProps & NonNullable<ProfileActsProps["account"]>["acts"];

/** Blocking an account, and what people ask for about their data. */
const Block = ({ path, mayBlock, mayUnblock, goes }: BlockProps) => (
  <>
    {mayBlock && (
      <Disclosure summary="Konto sperren" name="eingreifen">
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
      </Disclosure>
    )}
    {mayUnblock && (
      <Disclosure summary="Sperre aufheben" name="eingreifen">
        <ReasonForm action={`${path}/entsperren`} label="Sperre aufheben" failure="Fehler beim Aufheben der Sperre">
          Die Person kann sich wieder anmelden, und ihre Inhalte sind wieder zu sehen.
        </ReasonForm>
      </Disclosure>
    )}
    {!mayBlock && !mayUnblock && (
      <p className="py-4 text-soft">Konten von Administratorinnen und Administratoren lassen sich nicht sperren.</p>
    )}
    <ButtonLink to={`${path}/daten`} variant="secondary" className="mt-8">
      Auskunft und Löschung auf Wunsch
    </ButtonLink>
  </>
);
