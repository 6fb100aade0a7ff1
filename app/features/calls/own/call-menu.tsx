import CalendarPlus from "lucide-react/icons/calendar-plus";
import CircleCheck from "lucide-react/icons/circle-check";
import Copy from "lucide-react/icons/copy";
import DoorClosed from "lucide-react/icons/door-closed";
import DoorOpen from "lucide-react/icons/door-open";
import Paperclip from "lucide-react/icons/paperclip";
import Pin from "lucide-react/icons/pin";
import PinOff from "lucide-react/icons/pin-off";
import Send from "lucide-react/icons/send";
import Trash2 from "lucide-react/icons/trash";
import { callPath } from "~/features/calls/call";
import { callFilesPath, ownCallPath } from "~/features/calls/own-call-path";
import { actsOn, type CallAct } from "~/features/calls/policy";
import { useButtonResponse } from "~/http/use-button-response";
import { useDialogLink } from "~/ui/dialog-link";
import { Menu, MenuButton, MenuLink } from "~/ui/menu";
import type { OwnCall } from "./own-calls.server";

const words: Record<CallAct, { label: string; failure: string; Icon: typeof Copy }> = {
  verlaengern: {
    label: "Um zwei Wochen verlängern",
    failure: "Fehler beim Verlängern der Ausschreibung",
    Icon: CalendarPlus,
  },
  vergeben: {
    label: "Als vergeben kennzeichnen",
    failure: "Fehler beim Kennzeichnen der Ausschreibung",
    Icon: CircleCheck,
  },
  schliessen: { label: "Schließen", failure: "Fehler beim Schließen der Ausschreibung", Icon: DoorClosed },
  oeffnen: { label: "Wieder öffnen", failure: "Fehler beim Öffnen der Ausschreibung", Icon: DoorOpen },
  duplizieren: { label: "Duplizieren", failure: "Fehler beim Duplizieren der Ausschreibung", Icon: Copy },
};

type CallMenuProps = { call: OwnCall; isPinnable: boolean; told: number };

/** What a company does with its call besides editing it. Every entry also works without script. */
export function CallMenu({ call, isPinnable, told }: CallMenuProps) {
  const acts = actsOn(call);
  const deleting = useDialogLink({
    load: () => import("./delete-call"),
    dialog: (part, close) => <part.DeleteCall call={call} told={told} onClose={close} />,
  });
  return (
    <>
      <Menu
        trigger={
          <span>
            Mehr<span className="sr-only"> zu {call.title}</span>
          </span>
        }
      >
        <MenuLink to={callFilesPath(call.id)} icon={<Paperclip aria-hidden size={18} />}>
          Unterlagen
        </MenuLink>
        {call.state === "offen" && (
          <MenuLink to={`${callPath(call)}#einladungen`} icon={<Send aria-hidden size={18} />}>
            Einladungen
          </MenuLink>
        )}
        {acts.map((act) => {
          const { label, Icon } = words[act];
          return (
            <MenuButton key={act} type="submit" form={formId(call.id, act)} icon={<Icon aria-hidden size={18} />}>
              {label}
            </MenuButton>
          );
        })}
        {isPinnable && (
          <MenuButton
            type="submit"
            form={formId(call.id, "anheften")}
            icon={call.pinned ? <PinOff aria-hidden size={18} /> : <Pin aria-hidden size={18} />}
          >
            {call.pinned ? "Nicht mehr anheften" : "Anheften"}
          </MenuButton>
        )}
        <MenuLink
          {...deleting.opener}
          to={ownCallPath(call.id, "loeschen")}
          danger
          icon={<Trash2 aria-hidden size={18} />}
        >
          Löschen
        </MenuLink>
      </Menu>
      {acts.map((act) => (
        <ActForm key={act} id={call.id} act={act} />
      ))}
      {isPinnable && <PinForm call={call} />}
      {deleting.opened}
    </>
  );
}

const formId = (id: number, act: CallAct | "anheften") => `ausschreibung-${id}-${act}`;

function ActForm({ id, act }: { id: number; act: CallAct }) {
  const { Form } = useButtonResponse({ key: formId(id, act), failure: words[act].failure });
  return <Form method="post" action={ownCallPath(id, act)} id={formId(id, act)} hidden preventScrollReset />;
}

function PinForm({ call: { id, pinned } }: { call: OwnCall }) {
  const { Form } = useButtonResponse({ failure: "Fehler beim Anheften der Ausschreibung" });
  return (
    <Form method="post" action={ownCallPath(id, "anheften")} id={formId(id, "anheften")} hidden preventScrollReset>
      <input type="hidden" name="pinned" value={pinned ? "nein" : "ja"} />
    </Form>
  );
}
