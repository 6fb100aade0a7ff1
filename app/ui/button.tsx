import { type ComponentProps, type MouseEvent, type ReactNode, useId } from "react";
import { classNames } from "./class-names";
import { Link, type LinkProps } from "./link";
import { Spinner } from "./spinner";

export type ButtonLook = {
  variant?: "primary" | "secondary" | "quiet" | "danger";
  /** `icon` is a square button with one icon and a hidden name. */
  size?: "md" | "sm" | "icon";
};

const base =
  "inline-flex items-center justify-center gap-2.5 rounded-sm border-[1.5px] text-center font-semibold leading-tight " +
  "hyphens-auto no-underline motion-safe:transition-transform";
const live = "cursor-pointer active:translate-y-px";
const sizes = { md: "min-h-12 px-5.5 py-2", sm: "min-h-11 px-4 py-1.5 text-note", icon: "size-12 shrink-0" };
const unavailable = "cursor-not-allowed border-dashed border-edge bg-transparent text-soft";
const variants = {
  primary: "border-ink bg-ink text-paper hover:border-spruce hover:bg-spruce",
  secondary: "border-ink bg-transparent text-ink hover:bg-ink hover:text-paper",
  quiet: "border-transparent bg-transparent text-ink hover:bg-wash",
  danger: "border-danger bg-transparent text-danger hover:bg-danger hover:text-paper",
};

export function buttonClass({ variant = "primary", size = "md" }: ButtonLook, className?: string) {
  return classNames(base, live, sizes[size], variants[variant], className);
}

type ButtonProps = Omit<ComponentProps<"button">, "disabled"> &
  ButtonLook & {
    icon?: ReactNode;
    busy?: boolean;
    busyLabel?: string;
    /** Shown below the button; while it is set, the button does nothing but `onDisabledClick`. */
    disabledReason?: ReactNode;
    onDisabledClick?: () => void;
  };

export function Button({
  variant = "primary",
  size = "md",
  icon,
  busy = false,
  busyLabel,
  disabledReason,
  onDisabledClick,
  className,
  children,
  ...props
}: ButtonProps) {
  const reasonId = useId();

  function refuse(event: MouseEvent) {
    event.preventDefault();
    if (!busy) onDisabledClick?.();
  }

  const isOff = busy || Boolean(disabledReason);
  const button = (
    <button
      {...props}
      type={disabledReason ? "button" : props.type}
      command={disabledReason ? undefined : props.command}
      onClick={isOff ? refuse : props.onClick}
      aria-disabled={isOff || undefined}
      aria-describedby={classNames(props["aria-describedby"], disabledReason && reasonId) || undefined}
      className={
        disabledReason
          ? classNames(base, sizes[size], unavailable, className)
          : classNames(buttonClass({ variant, size }, className), busy && "cursor-progress")
      }
    >
      {busy ? <Spinner size={size === "sm" ? 18 : 20} /> : icon}
      <span>{busy && busyLabel ? busyLabel : children}</span>
    </button>
  );

  if (!disabledReason) return button;
  return (
    <span className="inline-grid gap-2 sm:justify-items-start">
      {button}
      <span id={reasonId} className="text-sm text-soft">
        {disabledReason}
      </span>
    </span>
  );
}

type ButtonLinkProps = LinkProps & ButtonLook & { icon?: ReactNode };

export function ButtonLink({ variant, size, icon, className, children, ...props }: ButtonLinkProps) {
  return (
    <Link {...props} className={buttonClass({ variant, size }, className)}>
      {icon}
      <span>{children}</span>
    </Link>
  );
}
