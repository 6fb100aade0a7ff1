import type { ReactNode } from "react";
import { classNames } from "./class-names";

const variants = { signal: "badge-signal", ink: "badge-ink", outline: "badge-outline", spruce: "badge-spruce" };

type BadgeProps = { variant?: keyof typeof variants; icon?: ReactNode; className?: string; children: ReactNode };

export function Badge({ variant = "outline", icon, className, children }: BadgeProps) {
  return (
    <span className={classNames("badge", variants[variant], className)}>
      {icon}
      {children}
    </span>
  );
}
