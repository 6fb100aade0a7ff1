import "react";

// Invoker commands, which React passes through but does not type yet.
declare module "react" {
  interface ButtonHTMLAttributes<T> {
    command?: "show-modal" | "close" | "request-close" | "show-popover" | "hide-popover" | "toggle-popover" | undefined;
    commandfor?: string | undefined;
  }
}
