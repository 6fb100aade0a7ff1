import { Copy } from "lucide-react";
import { type MouseEvent, useId } from "react";
import { Button } from "~/ui/button";
import { showToast } from "~/ui/toaster";

/** Copies with script. Without, or where the browser forbids it, the link shows itself for copying by hand. */
export function CopyClaimLink({ url, name }: { url: string; name: string }) {
  const id = useId();

  async function copy(event: MouseEvent<HTMLButtonElement>) {
    event.preventDefault();
    if (!(await copyClaimLink(url))) document.getElementById(id)?.showPopover();
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
