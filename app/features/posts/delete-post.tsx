import { Confirmation, deletion } from "~/http/confirmation";
import { postExcerpt } from "~/text/post-excerpt";

interface DeletePostProps {
  post: { id: number; content: string };
  /** Where deleting leads. */
  backTo: string;
  onClose?: () => void;
}

export function DeletePost({ post: { id, content }, backTo, onClose }: DeletePostProps) {
  return (
    <Confirmation
      action={`/posts/${id}/loeschen`}
      backTo={backTo}
      onClose={onClose}
      title="Post löschen"
      {...deletion}
      failure="Fehler beim Löschen des Posts"
    >
      <input type="hidden" name="weiter" value={backTo} />
      <p>Sind Sie sicher, dass Sie diesen Post löschen möchten? Diese Aktion kann nicht rückgängig gemacht werden.</p>
      <p className="mt-2 font-semibold wrap-anywhere">„{postExcerpt(content, 40)}“</p>
    </Confirmation>
  );
}
