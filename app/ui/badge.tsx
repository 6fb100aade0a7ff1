import type { ReactNode } from "react";
import { classNames } from "./class-names";

const variants = {
  signal: "border-signal bg-signal text-on-signal",
  ink: "border-ink bg-ink text-paper",
  outline: "border-edge bg-paper text-ink",
  spruce: "border-spruce bg-paper text-spruce",
};

type BadgeProps = { variant?: keyof typeof variants; icon?: ReactNode; className?: string; children: ReactNode };

export function Badge({ variant = "outline", icon, className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        "inline-flex w-fit items-center gap-1.5 rounded-sm border px-2.25 py-0.5 text-sm font-semibold",
        variants[variant],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
