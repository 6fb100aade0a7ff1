import { useButtonResponse } from "~/http/use-button-response";
import { Button } from "~/ui/button";
import { collectionPath } from "./collection";

interface ShareFormProps {
  id: string;
  /** Null while the list is not shared. */
  url: string | null;
}

/** Makes the link of a list, and takes it back. */
export function ShareForm({ id, url }: ShareFormProps) {
  const { Form, isBusy } = useButtonResponse({ failure: "Fehler beim Teilen" });
  return (
    <section aria-label="Teilen" className="mt-9 max-w-text border-t border-line pt-5 print:hidden">
      <p className="text-note">
        {url
          ? "Wer diesen Link hat, sieht die Liste, auch ohne Konto. Ihre Notizen und wer sein Profil verbirgt, fehlen dort."
          : "Nur Sie sehen diese Liste. Mit einem Link können Sie sie zeigen, ohne Ihre Notizen."}
      </p>
      {url && (
        <p className="mt-2 wrap-anywhere">
          <a href={url} className="link">
            {url}
          </a>
        </p>
      )}
      <Form method="post" action={`${collectionPath(id)}/teilen`} preventScrollReset className="mt-4">
        <input type="hidden" name="geteilt" value={url ? "0" : "1"} />
        <Button variant="secondary" size="sm" busy={isBusy}>
          {url ? "Link zurückziehen" : "Link erstellen"}
        </Button>
      </Form>
    </section>
  );
}
