import Copy from "lucide-react/icons/copy";
import { type MouseEvent, useEffect, useId, useRef } from "react";
import { Button } from "~/ui/button";
import { showToast } from "~/ui/toaster";

/** A button that copies the link. Without script, or where the browser forbids copying, it shows the link instead. */
export function CopyClaimLink({ url, name }: { url: string; name: string }) {
  const id = useId();
  const shown = useRef<HTMLDivElement>(null);

  // If the person clicked before this script ran, the link is already shown: copy it now.
  useEffect(() => {
    if (!shown.current?.matches(":popover-open")) return;
    void copyClaimLink(url).then((isCopied) => isCopied && shown.current?.hidePopover());
  }, [url]);

  async function copy(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    if (!(await copyClaimLink(url))) shown.current?.showPopover();
  }

  return (
    <>
      <Button
        type="button"
        variant="secondary"
        size="sm"
        icon={<Copy aria-hidden size={18} />}
        popoverTarget={id}
        onClick={copy}
      >
        Claim-Link kopieren
        <span className="sr-only"> für {name}</span>
      </Button>
      <div
        ref={shown}
        id={id}
        popover="auto"
        className="m-auto w-[min(36rem,calc(100vw-2rem))] rounded-sm border border-line bg-card p-6 shadow-float"
      >
        <p className="mb-2 font-semibold">Claim-Link für {name}</p>
        <p className="break-all select-all">{url}</p>
      </div>
    </>
  );
}

export async function copyClaimLink(url: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(url);
  } catch {
    return false;
  }
  showToast({ title: "Claim-Link kopiert!", kind: "success" });
  return true;
}
