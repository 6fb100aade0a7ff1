import { type ComponentProps, type KeyboardEvent, type MouseEvent, type ReactNode, useId, useRef } from "react";
import { type ButtonLook, buttonClass } from "./button";
import { classNames } from "./class-names";
import { Link, type LinkProps } from "./link";

type MenuProps = Pick<ButtonLook, "size"> & {
  /** The button's content. */
  trigger: ReactNode;
  /** The button's name when `trigger` is only an icon. */
  label?: string;
  className?: string;
  /** When it opens and closes. */
  onToggle?: () => void;
  children: ReactNode;
};

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Links and buttons in a popover. Opening, closing and Tab work without script; script adds the arrow keys. */
export function Menu({ trigger, label, size = "sm", className, onToggle, children }: MenuProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const listItems = () => [...(panel.current?.querySelectorAll<HTMLElement>("a[href], button") ?? [])];

  function openDownwards(event: KeyboardEvent) {
    if (event.key !== "ArrowDown") return;
    event.preventDefault();
    panel.current?.showPopover({ source: event.currentTarget as HTMLElement });
    listItems().at(0)?.focus();
  }

  function moveFocus(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const items = listItems();
    const current = items.indexOf(document.activeElement as HTMLElement);
    items[step(current, items.length)]?.focus();
  }

  function closeOnChoice(event: MouseEvent) {
    if (event.target instanceof Element && event.target.closest("a, button")) panel.current?.hidePopover();
  }

  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        aria-label={label}
        onKeyDown={openDownwards}
        className={buttonClass({ variant: "quiet", size }, className)}
      >
        {trigger}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the handlers only watch what the items inside do. */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        onToggle={onToggle}
        onKeyDown={moveFocus}
        onClick={closeOnChoice}
        className="menu-panel"
      >
        <ul>{children}</ul>
      </div>
    </>
  );
}

type Entry<Props> = Omit<Props, "className"> & { icon?: ReactNode; danger?: boolean };

const entryClass = (danger?: boolean) => classNames("menu-item", danger && "text-danger");

export function MenuLink({ icon, danger, children, ...props }: Entry<LinkProps>) {
  return (
    <li>
      <Link {...props} className={entryClass(danger)}>
        {icon}
        {children}
      </Link>
    </li>
  );
}

export function MenuButton({ icon, danger, children, ...props }: Entry<ComponentProps<"button">>) {
  return (
    <li>
      <button type="button" {...props} className={entryClass(danger)}>
        {icon}
        {children}
      </button>
    </li>
  );
}

export function MenuDivider() {
  return <li aria-hidden className="-mx-2 my-1.5 border-t border-line" />;
}
