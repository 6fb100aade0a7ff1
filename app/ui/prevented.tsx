import { useActionData } from "react-router";
import { Notice } from "./notice";

/** Says above a form what would refuse it now, before anybody writes. A refused form says it itself. */
export function Prevented({ problem }: { problem: { title: string; text?: string } | null }) {
  const answer = useActionData<{ problem?: unknown }>();
  if (!problem || answer?.problem) return null;
  return (
    <Notice title={problem.title} className="mb-6">
      {problem.text}
    </Notice>
  );
}
