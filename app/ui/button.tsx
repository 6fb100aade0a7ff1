import { type ComponentProps, type MouseEvent, type ReactNode, useId } from "react";
import { classNames } from "./class-names";
import { Link, type LinkProps } from "./link";
import { Spinner } from "./spinner";

export type ButtonLook = {
  variant?: "primary" | "secondary" | "quiet" | "danger";
  /** `icon` is a square button with one icon and a hidden name. */
  size?: "md" | "sm" | "icon";
};

const sizes = { md: "button-md", sm: "button-sm", icon: "button-icon" };
const variants = {
  primary: "button-primary",
  secondary: "button-secondary",
  quiet: "button-quiet",
  danger: "button-danger",
};

export function buttonClass({ variant = "primary", size = "md" }: ButtonLook, className?: string) {
  return classNames("button", sizes[size], variants[variant], className);
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
      popoverTarget={disabledReason ? undefined : props.popoverTarget}
      onClick={isOff ? refuse : props.onClick}
      aria-disabled={isOff || undefined}
      aria-describedby={classNames(props["aria-describedby"], disabledReason && reasonId) || undefined}
      className={
        disabledReason
          ? classNames("button", sizes[size], "button-off", className)
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

/** Leaves a form, beside the button that sends it. */
export const CancelLink = ({ to }: { to: string }) => (
  <ButtonLink to={to} variant="quiet">
    Abbrechen
  </ButtonLink>
);
