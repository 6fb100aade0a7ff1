import type { LucideIcon } from "lucide-react";
import { classNames } from "~/ui/class-names";

type EntryButtonProps = { label: string; icon: LucideIcon; isOff?: boolean; onClick: () => void };

export function EntryButton({ label, icon: Icon, isOff = false, onClick }: EntryButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
      className={classNames(
        "grid size-11 shrink-0 place-items-center rounded-sm",
        isOff ? "cursor-not-allowed text-line" : "cursor-pointer hover:bg-wash",
      )}
    >
      <Icon aria-hidden size={20} />
    </button>
  );
}
