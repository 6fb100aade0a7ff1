import type { ReactNode } from "react";
import { classNames } from "./class-names";

interface ContainerLook {
  width?: "page" | "text";
  className?: string;
}

const containerClass = ({ width = "page", className }: ContainerLook) =>
  classNames(width === "page" ? "gutter mx-auto w-full max-w-page" : "narrow-page", className);

export function Container({ children, ...look }: ContainerLook & { children: ReactNode }) {
  return <div className={containerClass(look)}>{children}</div>;
}
