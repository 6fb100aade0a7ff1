import "react";

// Invoker commands: React passes them on but has no types for them yet.
declare module "react" {
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close" | "request-close" | "show-popover" | "hide-popover" | "toggle-popover" | undefined;
    commandfor?: string | undefined;
  }
}
