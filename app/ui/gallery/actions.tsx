import Ellipsis from "lucide-react/icons/ellipsis";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash";
import { Avatar } from "../avatar";
import { Badge } from "../badge";
import { Button } from "../button";
import { CloseButton, Dialog, DialogButton } from "../dialog";
import { TextField } from "../field";
import { plainField } from "../field-frame";
import { Menu, MenuButton, MenuDivider, MenuLink } from "../menu";
import { Notice } from "../notice";
import { PasswordField } from "../password-field";
import { Section } from "../section";
import { Spinner } from "../spinner";
import { TagList } from "../tag-list";
import { FlashToast, showToast } from "../toaster";
import { here, longName, names } from "./samples";

export function Actions() {
  return (
    <>
      <Section title="Knöpfe" id="knoepfe">
        <div className="grid gap-5">
          <div className="flex flex-wrap items-start gap-3">
            <Button type="button">Profil speichern</Button>
            <Button type="button" variant="secondary">
              Details ansehen
            </Button>
            <Button type="button" variant="quiet">
              Abbrechen
            </Button>
            <Button type="button" variant="danger" icon={<Trash2 aria-hidden size={20} />}>
              Löschen
            </Button>
          </div>
          <div className="flex flex-wrap items-start gap-3">
            <Button type="button" size="sm" icon={<Plus aria-hidden size={18} />}>
              Neuer Beitrag
            </Button>
            <Button type="button" size="sm" variant="secondary">
              Bearbeiten
            </Button>
            <Button type="button" size="sm" variant="quiet">
              Mehr
            </Button>
          </div>
          <div className="flex flex-wrap items-start gap-3">
            <Button type="button" busy busyLabel="Wird registriert...">
              Registrieren
            </Button>
            <Button type="button" variant="secondary" size="sm" busy busyLabel="Lösche...">
              Löschen
            </Button>
            <Button
              type="button"
              disabledReason="Bitte melden Sie sich an, um zu interagieren"
              onDisabledClick={() => showToast({ title: "Bitte melden Sie sich an", kind: "error" })}
            >
              Nachricht senden
            </Button>
          </div>
          <p className="text-sm text-soft">
            Unter dem Zeiger: Tinte wird Fichte, Umriss wird voll. Im Fokus: Signalring auf Papier, auf jedem Grund.
          </p>
          <div className="flex flex-wrap gap-3 rounded-sm bg-forest p-5 text-on-forest">
            <a href="#knoepfe" className="link py-2.5">
              Verweis auf Wald
            </a>
            <p className="py-2.5 text-on-forest-soft">Leiser Text auf Wald</p>
          </div>
        </div>
      </Section>

      <Section title="Marken und Bilder">
        <div className="grid gap-6">
          <div className="flex flex-wrap items-start gap-3">
            <Badge variant="signal">Empfohlen</Badge>
            <Badge variant="ink">Angepinnt</Badge>
            <Badge>Abgelaufen</Badge>
            <Badge variant="spruce">Beansprucht</Badge>
            <Spinner />
          </div>
          <div className="flex flex-wrap items-start gap-3">
            {(["sm", "md", "lg", "xl"] as const).map((size, index) => (
              <Avatar key={size} size={size} name={names[index] ?? ""} seed={`avatar-${index}`} />
            ))}
            <Avatar size="lg" name={longName} seed="lang" src="/fassade/profilbild.svg" alt="Profilbild" />
          </div>
          <TagList tags={["Illustration", "Print Design", "Branding", "Webdesign"]} max={3} />
        </div>
      </Section>

      <Section title="Dialoge, Menü, Meldungen">
        <div className="flex flex-wrap items-start gap-3">
          <DialogButton dialog="demo-dialog">Dialog öffnen</DialogButton>
          <DialogButton dialog="demo-frage" variant="danger">
            Löschen...
          </DialogButton>
          <Menu trigger={<Ellipsis aria-hidden size={20} />} label="Weitere Aktionen">
            <MenuLink to={here} icon={<Pencil aria-hidden size={18} />}>
              Bearbeiten
            </MenuLink>
            <MenuDivider />
            <MenuButton danger icon={<Trash2 aria-hidden size={18} />}>
              Löschen
            </MenuButton>
          </Menu>
          <Button
            type="button"
            variant="secondary"
            onClick={() =>
              showToast({ title: "Profil gespeichert", description: "Alle sehen es ab jetzt.", kind: "success" })
            }
          >
            Toast zeigen
          </Button>
        </div>
        <div className="mt-8 grid gap-6 md:grid-cols-3">
          <Notice title="Hinweis">Ihre Ausschreibung ist nur für angemeldete Personen sichtbar.</Notice>
          <Notice kind="success" title="Gesendet" role="status">
            Wir haben Ihnen ein E-Mail geschickt.
          </Notice>
          <Notice
            kind="error"
            title="Fehler beim Laden"
            action={
              <Button size="sm" variant="secondary">
                Erneut versuchen
              </Button>
            }
          >
            Ihre Eingaben sind noch da.
          </Notice>
        </div>
        <Dialog id="demo-dialog" title="Anmelden" description="Schön, dass Sie wieder da sind.">
          <form className="grid gap-5" method="dialog">
            <TextField field={plainField("login-mail")} label="E-Mail" type="email" autoComplete="email" />
            <PasswordField field={plainField("login-passwort")} label="Passwort" autoComplete="current-password" />
            <Button type="submit">Anmelden</Button>
          </form>
        </Dialog>
        <Dialog id="demo-frage" title="Beitrag löschen?" size="sm">
          <p>Der Beitrag und seine Bilder werden endgültig gelöscht.</p>
          <div className="mt-7 flex flex-wrap gap-3 max-sm:*:w-full">
            <Button type="button" variant="danger">
              Löschen
            </Button>
            <CloseButton dialog="demo-frage" data-safe>
              Abbrechen
            </CloseButton>
          </div>
        </Dialog>
        <FlashToast title="Willkommen zurück" description="Diese Meldung kommt mit der Seite." kind="success" />
      </Section>
    </>
  );
}
