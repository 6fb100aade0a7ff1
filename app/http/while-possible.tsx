import { type ReactNode, useState } from "react";

interface WhilePossibleProps {
  isPossible: boolean;
  /** Whether its form came back refused without script. */
  isRefused: boolean;
  className?: string;
  children: ReactNode;
}

/** A part with a form. It goes once its act is not possible any more, but not while the form was refused for that reason. */
export function WhilePossible({ isPossible, isRefused, className = "", children }: WhilePossibleProps) {
  const [wasPossible] = useState(isPossible || isRefused);
  if (!isPossible && !wasPossible) return null;
  return <div className={isPossible ? className : `${className} hidden has-[[data-refused]]:block`}>{children}</div>;
}
