import { useEffect } from "react";
import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { showToast } from "~/ui/toaster";
import { CopyClaimLink, copyClaimLink } from "./claim-link";

interface NewClaimLinkProps {
  name: string;
  email: string;
  url: string;
  expiresAt: string;
}

const toastMs = 10_000;

/** The link of a new reservation: as text on the page, and for ten seconds in a toast with a copy button. */
export function NewClaimLink({ name, email, url, expiresAt }: NewClaimLinkProps) {
  useEffect(() => {
    // Show this toast after the page's own toast, so that it is on top.
    queueMicrotask(() =>
      showToast({
        title: `Claim-Link für ${name}`,
        description: url,
        kind: "info",
        duration: toastMs,
        action: { label: "Kopieren", onClick: () => void copyClaimLink(url) },
      }),
    );
  }, [name, url]);

  return (
    <Notice kind="success" title={`${name} ist reserviert.`} className="mb-10">
      <p>
        Senden Sie diesen Link an {email}. Er gilt bis {expiresAt}, und wer ihn hat, kann das Profil übernehmen.
      </p>
      <p className="mt-3 break-all rounded-sm bg-wash p-3 text-note select-all">{url}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <CopyClaimLink url={url} name={name} />
        <ButtonLink to={new URL(url).pathname} variant="quiet" size="sm">
          Claim-Seite öffnen
        </ButtonLink>
      </div>
    </Notice>
  );
}
