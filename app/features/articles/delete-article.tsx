import { GroundField } from "~/audit/ground-field";
import { reasonsFor } from "~/audit/prepared-reasons";
import { ReasonField } from "~/audit/reason-field";
import { Confirmation, deletion } from "~/http/confirmation";
import { plainField } from "~/ui/field-frame";
import { articlesDeskPath, deleteArticlePath } from "./deletion";

interface DeleteArticleProps {
  article: { id: number; title: string };
  /** The name of the account that reads the reason; null if the article is the viewer's own. */
  informed: string | null;
  onClose?: () => void;
}

export function DeleteArticle({ article: { id, title }, informed, onClose }: DeleteArticleProps) {
  return (
    <Confirmation
      action={deleteArticlePath(id)}
      backTo={articlesDeskPath}
      onClose={onClose}
      title="Beitrag löschen"
      {...deletion}
      failure="Fehler beim Löschen"
    >
      <p>Sind Sie sicher, dass Sie diesen Beitrag löschen möchten?</p>
      <p className="mt-2 font-semibold wrap-anywhere">{title}</p>
      {informed && (
        <>
          <GroundField field={plainField("ground", "agb", `loeschen-${id}-grundlage`)} className="mt-5" />
          <ReasonField
            field={plainField("reason", "", `loeschen-${id}-grund`)}
            hint={`${informed} bekommt diesen Text per E-Mail und kann Einspruch erheben.`}
            prepared={reasonsFor("loeschen")}
            className="mt-5"
          />
        </>
      )}
    </Confirmation>
  );
}
