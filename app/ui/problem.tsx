import { Notice } from "./notice";

/** Why a form as a whole was refused. */
export function Problem({ problem }: { problem?: { title: string; text?: string } }) {
  if (!problem) return null;
  return (
    <Notice kind="error" role="alert" title={problem.title} className="mb-5">
      {problem.text}
    </Notice>
  );
}
