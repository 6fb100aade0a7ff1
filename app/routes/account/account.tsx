import Code from "lucide-react/icons/code";
import Download from "lucide-react/icons/download";
import KeyRound from "lucide-react/icons/key-round";
import Mail from "lucide-react/icons/mail";
import Rss from "lucide-react/icons/rss";
import Smartphone from "lucide-react/icons/smartphone";
import Trash2 from "lucide-react/icons/trash";
import UserX from "lucide-react/icons/user-x";
import Users from "lucide-react/icons/users";
import type { ReactNode } from "react";
import { findUnprovenContact } from "~/auth/address/contact-address.server";
import { findPendingAddress } from "~/auth/address/pending-address.server";
import { UnprovenContact } from "~/auth/address/unproven-contact";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { findFactor } from "~/auth/second-factor/factor.server";
import { factorPaths } from "~/auth/second-factor/paths";
import { SessionList } from "~/auth/session-list";
import { listSessions } from "~/auth/sessions.server";
import { blockedPath } from "~/features/messages/blocked-person";
import { NotificationsForm } from "~/features/profiles/own/notifications-form";
import { getNotifications } from "~/features/profiles/own/save-notifications.server";
import { getOwnVisibility } from "~/features/profiles/own/save-visibility.server";
import { VisibilityForm } from "~/features/profiles/own/visibility-form";
import { embeddingPath } from "~/features/subscriptions/embedding";
import { subscriptionsPath } from "~/features/subscriptions/subscriptions";
import { creditsPath } from "~/features/works/credits/credit";
import { countRequests } from "~/features/works/own/own-credits.server";
import { storedNowhere } from "~/http/page-caching.server";
import { unlistedMeta } from "~/seo/meta";
import { formatMoment } from "~/text/dates";
import { shownEmail } from "~/text/shown-address.server";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { FormGroup } from "~/ui/form-group";
import type { Route } from "./+types/account";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

export async function loader({ request, context }: Route.LoaderArgs) {
  const viewer = getViewer(context);
  const { id, email } = viewer;
  const [pending, contact, sessions, visibility, factor, mails, requests] = await Promise.all([
    findPendingAddress(id),
    findUnprovenContact(id),
    listSessions(id, request),
    getOwnVisibility(id),
    findFactor(id),
    getNotifications(viewer),
    countRequests(id),
  ]);
  const hasFactor = factor?.isInUse === true;
  return {
    email: shownEmail(email),
    pending: pending && { ...pending, email: shownEmail(pending.email) },
    contact: contact && shownEmail(contact),
    sessions,
    visibility,
    hasFactor,
    mails,
    requests,
  };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Konto");

export default function Account({ loaderData }: Route.ComponentProps) {
  const { email, pending, contact, sessions, visibility, hasFactor, mails, requests } = loaderData;
  return (
    <Container className="py-14">
      <h1 className="pb-4">Konto</h1>
      <FormGroup id="anmeldung" title="Anmeldung" text="Womit Sie sich anmelden, und wo Sie angemeldet sind.">
        <Part title="E-Mail-Adresse">
          <p className="mb-4 wrap-anywhere">{email}</p>
          {pending && (
            <p className="mb-4 max-w-text text-soft wrap-anywhere">
              {pending.email} wartet auf Bestätigung. Der Link, den wir dorthin gesendet haben, gilt bis{" "}
              {formatMoment(pending.until)}.
            </p>
          )}
          <ButtonLink to="/konto/adresse" variant="secondary" size="sm" icon={<Mail aria-hidden size={18} />}>
            Adresse ändern
          </ButtonLink>
        </Part>
        {contact && (
          <Part title="Kontaktadresse">
            <UnprovenContact address={contact} ownAddress={email} />
          </Part>
        )}
        <Part title="Passwort">
          <ButtonLink to="/profil/passwort" variant="secondary" size="sm" icon={<KeyRound aria-hidden size={18} />}>
            Passwort ändern
          </ButtonLink>
        </Part>
        <Part title="Zweiter Faktor">
          <p className="mb-4 text-soft">
            {hasFactor ? "Eingerichtet: Zum Anmelden brauchen Sie auch einen Code." : "Nicht eingerichtet."}
          </p>
          <ButtonLink
            to={factorPaths.overview}
            variant="secondary"
            size="sm"
            icon={<Smartphone aria-hidden size={18} />}
          >
            {hasFactor ? "Zweiten Faktor verwalten" : "Zweiten Faktor einrichten"}
          </ButtonLink>
        </Part>
        <Part title="Sitzungen">
          <SessionList sessions={sessions} />
        </Part>
      </FormGroup>
      <FormGroup id="benachrichtigungen" title="Benachrichtigungen" text="Welche Mails Sie von uns bekommen.">
        <NotificationsForm {...mails} />
        <Part title="Feeds und Kalender">
          <p className="mb-4 max-w-text text-soft">
            Offene Ausschreibungen im Feedreader, Fristen im Kalender: mit geheimen Adressen, die Sie zurückziehen
            können.
          </p>
          <ButtonLink to={subscriptionsPath} variant="secondary" size="sm" icon={<Rss aria-hidden size={18} />}>
            Abonnieren
          </ButtonLink>
        </Part>
        <Part title="Auf Ihrer Website">
          <p className="mb-4 max-w-text text-soft">Kreative, eine Merkliste oder Ihre Ausschreibungen zeigen.</p>
          <ButtonLink to={embeddingPath} variant="secondary" size="sm" icon={<Code aria-hidden size={18} />}>
            Einbetten
          </ButtonLink>
        </Part>
      </FormGroup>
      <FormGroup id="sichtbarkeit" title="Sichtbarkeit" text="Wer Sie sieht, und wer Ihnen schreiben kann.">
        <VisibilityForm visibility={visibility} />
        <Part title="Blockierte Personen">
          <p className="mb-4 max-w-text text-soft">Wen Sie blockiert haben, und wo Sie das zurücknehmen können.</p>
          <ButtonLink to={blockedPath} variant="secondary" size="sm" icon={<UserX aria-hidden size={18} />}>
            Blockierte Personen ansehen
          </ButtonLink>
        </Part>
      </FormGroup>
      <FormGroup id="nennungen" title="Nennungen">
        <Part title="In Arbeiten">
          <p className="mb-4 max-w-text text-soft">
            {requests > 0
              ? `${requests === 1 ? "Eine Anfrage wartet" : `${requests} Anfragen warten`} auf Ihre Antwort.`
              : "Wo andere Sie als Mitwirkende oder Auftraggeber nennen."}
          </p>
          <ButtonLink to={creditsPath} variant="secondary" size="sm" icon={<Users aria-hidden size={18} />}>
            Nennungen ansehen
          </ButtonLink>
        </Part>
      </FormGroup>
      <FormGroup id="daten" title="Meine Daten">
        <Part title="Kopie">
          <p className="mb-4 max-w-text text-soft">
            Alles, was wir über Sie gespeichert haben, in einer Datei, und was wir wie lange aufbewahren.
          </p>
          <ButtonLink to="/konto/daten" variant="secondary" size="sm" icon={<Download aria-hidden size={18} />}>
            Kopie meiner Daten
          </ButtonLink>
        </Part>
        <Part title="Konto löschen">
          <p className="mb-4 max-w-text text-soft">
            Mit dem Konto gehen Ihr Profil, Ihre Ausschreibungen, Arbeiten und Posts, Ihre Bilder, Likes, Nachrichten
            und Angebote.
          </p>
          <ButtonLink to="/profil/loeschen" variant="danger" size="sm" icon={<Trash2 aria-hidden size={18} />}>
            Konto löschen
          </ButtonLink>
        </Part>
      </FormGroup>
    </Container>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="not-first:pt-4">
      <h3 className="mb-3 text-xl">{title}</h3>
      {children}
    </section>
  );
}
