import { Confirmation, deletion } from "~/http/confirmation";
import { agentPath, agentsPath, quoted } from "./agent";

interface DeleteAgentProps {
  agent: { id: number; name: string };
  onClose?: () => void;
}

export function DeleteAgent({ agent: { id, name }, onClose }: DeleteAgentProps) {
  return (
    <Confirmation
      action={agentPath(id, "loeschen")}
      backTo={agentsPath}
      onClose={onClose}
      title="Suchauftrag löschen"
      {...deletion}
      failure="Fehler beim Löschen des Suchauftrags"
    >
      <p className="wrap-anywhere">Möchten Sie den Suchauftrag {quoted(name)} mit seinen Treffern löschen?</p>
    </Confirmation>
  );
}
