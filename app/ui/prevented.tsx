import { useActionData } from "react-router";
import { Notice } from "./notice";

/** Says above a form why it would be refused now, before anybody fills it in. A refused form shows its own problem. */
export function Prevented({ problem }: { problem: { title: string; text?: string } | null }) {
  const answer = useActionData<{ problem?: unknown }>();
  if (!problem || answer?.problem) return null;
  return (
    <Notice title={problem.title} className="mb-6">
      {problem.text}
    </Notice>
  );
}
