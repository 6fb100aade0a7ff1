import type { ReactNode } from "react";
import { classNames } from "./class-names";

interface ContainerLook {
  width?: "page" | "text";
  className?: string;
}

const containerClass = ({ width = "page", className }: ContainerLook = {}) =>
  classNames("gutter mx-auto w-full", width === "page" ? "max-w-page" : "max-w-[52rem]", className);

export function Container({ children, ...look }: ContainerLook & { children: ReactNode }) {
  return <div className={containerClass(look)}>{children}</div>;
}
