import CalendarPlus from "lucide-react/icons/calendar-plus";
import CircleCheck from "lucide-react/icons/circle-check";
import Copy from "lucide-react/icons/copy";
import DoorClosed from "lucide-react/icons/door-closed";
import DoorOpen from "lucide-react/icons/door-open";
import Paperclip from "lucide-react/icons/paperclip";
import Send from "lucide-react/icons/send";
import { callPath } from "~/features/calls/call";
import { callFilesPath, ownCallPath } from "~/features/calls/own-call-path";
import { actsOn, type CallAct } from "~/features/calls/policy";
import { useButtonResponse } from "~/http/use-button-response";
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

/** The menu by which a company changes the state of its call. Every entry also works without script. */
export function CallMenu({ call }: { call: OwnCall }) {
  const acts = actsOn(call);
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
      </Menu>
      {acts.map((act) => (
        <ActForm key={act} id={call.id} act={act} />
      ))}
    </>
  );
}

const formId = (id: number, act: CallAct) => `ausschreibung-${id}-${act}`;

function ActForm({ id, act }: { id: number; act: CallAct }) {
  const { Form } = useButtonResponse({ key: formId(id, act), failure: words[act].failure });
  return <Form method="post" action={ownCallPath(id, act)} id={formId(id, act)} hidden preventScrollReset />;
}
