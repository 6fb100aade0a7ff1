import { Confirmation, deletion } from "~/http/confirmation";
import { deleteWorkPath, ownWorksPath } from "../work";

interface DeleteWorkProps {
  work: { id: number; title: string };
  onClose?: () => void;
}

export function DeleteWork({ work: { id, title }, onClose }: DeleteWorkProps) {
  return (
    <Confirmation
      action={deleteWorkPath(id)}
      backTo={ownWorksPath}
      onClose={onClose}
      title="Arbeit löschen"
      {...deletion}
      failure="Fehler beim Löschen der Arbeit"
    >
      <p className="wrap-anywhere">
        „{title}“ wird mit ihren Bildern gelöscht. Das kann nicht rückgängig gemacht werden.
      </p>
    </Confirmation>
  );
}
