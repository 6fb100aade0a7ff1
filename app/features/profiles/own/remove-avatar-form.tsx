import Trash2 from "lucide-react/icons/trash";
import { useButtonResponse } from "~/http/use-button-response";
import { Avatar } from "~/ui/avatar";
import { Button } from "~/ui/button";

export interface Portrait {
  name: string;
  slug: string;
  avatarUrl: string | null;
}

/** Shows the current portrait with a button that removes it. */
export function RemoveAvatarForm({ portrait: { name, slug, avatarUrl } }: { portrait: Portrait }) {
  const { Form, isBusy } = useButtonResponse({ failure: "Fehler beim Entfernen des Profilbildes" });
  if (!avatarUrl) return null;
  return (
    <Form
      method="post"
      action="/profil/bild/entfernen"
      className="mt-7 flex flex-wrap items-center gap-4 border-t border-line pt-6"
    >
      <Avatar name={name} seed={slug} src={avatarUrl} size="md" alt="Ihr jetziges Profilbild" />
      <div className="grid justify-items-start gap-1">
        <Button
          variant="danger"
          size="sm"
          icon={<Trash2 aria-hidden size={18} />}
          busy={isBusy}
          busyLabel="Wird entfernt..."
        >
          Profilbild entfernen
        </Button>
        <p className="text-note text-soft">An seiner Stelle steht dann Ihre Schindelfassade.</p>
      </div>
    </Form>
  );
}
