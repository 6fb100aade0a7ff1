import Bell from "lucide-react/icons/bell";
import type { AgentKind } from "~/db/schema";
import { WriteForm } from "~/http/write-form";
import { Button, ButtonLink } from "~/ui/button";
import { kindParameter, newAgentPath } from "./agent";

/** Its words have the same room beside them as those of a link, and begin a line where the others do. */
const flush = "-mx-4";

type NewAgentButtonProps = {
  kind: AgentKind;
  /** The query of the list's address. Its parser takes what a stored search has. */
  search: string;
  isVisitor?: boolean;
};

/** Creates a stored search from what the list shows. */
export function NewAgentButton({ kind, search, isVisitor = false }: NewAgentButtonProps) {
  const fields = [...new URLSearchParams(search)].filter(([, value]) => value);
  const label = "Suchauftrag anlegen";
  const icon = <Bell aria-hidden size={18} />;
  if (isVisitor)
    return (
      <ButtonLink
        to={`${newAgentPath}?${new URLSearchParams([[kindParameter, kind], ...fields])}`}
        variant="quiet"
        size="sm"
        icon={icon}
        className={flush}
      >
        {label}
      </ButtonLink>
    );
  return (
    <WriteForm action={newAgentPath} failure="Fehler beim Speichern des Suchauftrags">
      {(isBusy) => (
        <>
          <input type="hidden" name={kindParameter} value={kind} />
          {fields.map(([name, value]) => (
            <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
          ))}
          <Button variant="quiet" size="sm" busy={isBusy} icon={icon} className={flush}>
            {label}
          </Button>
        </>
      )}
    </WriteForm>
  );
}
