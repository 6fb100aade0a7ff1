import Copy from "lucide-react/icons/copy";
import Printer from "lucide-react/icons/printer";
import { useState } from "react";
import { Button } from "~/ui/button";
import { useHydrated } from "~/ui/use-hydrated";

export function RecoveryCodeList({ codes }: { codes: string[] }) {
  const [isCopied, setIsCopied] = useState(false);
  const hasScript = useHydrated();

  async function copy() {
    await navigator.clipboard.writeText(codes.join("\n"));
    setIsCopied(true);
  }

  return (
    <div className="grid gap-5">
      <ol className="grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-x-6 gap-y-2 border-y border-line py-5">
        {codes.map((code) => (
          <li key={code}>
            <code className="text-lg tabular-nums">{code}</code>
          </li>
        ))}
      </ol>
      {hasScript && (
        <div className="flex flex-wrap items-center gap-3 max-sm:*:w-full print:hidden">
          <Button type="button" variant="secondary" size="sm" icon={<Copy aria-hidden size={18} />} onClick={copy}>
            Kopieren
          </Button>
          <Button
            type="button"
            variant="secondary"
            size="sm"
            icon={<Printer aria-hidden size={18} />}
            onClick={() => window.print()}
          >
            Drucken
          </Button>
          <span role="status" className="text-note text-soft">
            {isCopied && "Kopiert"}
          </span>
        </div>
      )}
    </div>
  );
}
