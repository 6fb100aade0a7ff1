import CircleCheck from "lucide-react/icons/circle-check";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import Info from "lucide-react/icons/info";
import type { ReactNode } from "react";
import { classNames } from "./class-names";
import { WholeWords } from "./whole-words";

const kinds = {
  info: { Icon: Info, rule: "border-ink", tint: "text-ink" },
  success: { Icon: CircleCheck, rule: "border-spruce", tint: "text-spruce" },
  error: { Icon: CircleAlert, rule: "border-danger", tint: "text-danger" },
};

type NoticeProps = {
  kind?: keyof typeof kinds;
  title?: ReactNode;
  /** `alert` interrupts a screen reader, `status` waits. Omit it for text that is in the page from the start. */
  role?: "alert" | "status";
  action?: ReactNode;
  className?: string;
  children?: ReactNode;
};

export function Notice({ kind = "info", title, role, action, className, children }: NoticeProps) {
  const { Icon, rule, tint } = kinds[kind];

  return (
    <div role={role} className={classNames("flex gap-3.5 border-y border-t-2 border-b-line py-4", rule, className)}>
      <Icon aria-hidden size={22} className={classNames("mt-0.5 shrink-0", tint)} />
      <div className="min-w-0 space-y-1">
        {title && (
          <p className={classNames("font-semibold", tint)}>
            <WholeWords text={title} />
          </p>
        )}
        {children && (
          <div className="max-w-text">
            <WholeWords text={children} />
          </div>
        )}
        {action && <div className="pt-2">{action}</div>}
      </div>
    </div>
  );
}
