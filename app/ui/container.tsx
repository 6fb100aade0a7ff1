import type { ReactNode } from "react";
import { classNames } from "./class-names";

type ContainerProps = { width?: "page" | "text"; className?: string; children: ReactNode };

export function Container({ width = "page", className, children }: ContainerProps) {
  return (
    <div className={classNames("gutter mx-auto w-full", width === "page" ? "max-w-page" : "max-w-[52rem]", className)}>
      {children}
    </div>
  );
}
