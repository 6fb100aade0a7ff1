import { explainHidden } from "~/audit/hidings.server";
import { callPath } from "~/features/calls/call";
import { workPath } from "~/features/works/work";
import { postExcerpt } from "~/text/post-excerpt";

interface Owned {
  id: number;
  hidden?: boolean;
}

interface OwnContents {
  slug: string;
  calls?: readonly (Owned & { title: string; slug: string })[];
  posts?: readonly (Owned & { content: string })[] | null;
  works?: readonly (Owned & { title: string; slug: string })[] | null;
}

const isHidden = ({ hidden }: Owned) => hidden === true;

/** What superadmins have hidden of what the own profile lists, with why. */
export const explainOwnHidden = ({ slug, calls, posts, works }: OwnContents) =>
  explainHidden([
    ...(calls ?? []).filter(isHidden).map((call) => ({
      ...{ kind: "call" as const, id: call.id, name: call.title },
      path: callPath(call),
    })),
    ...(works ?? []).filter(isHidden).map((work) => ({
      ...{ kind: "work" as const, id: work.id, name: work.title },
      path: workPath(slug, work.slug),
    })),
    ...(posts ?? []).filter(isHidden).map(({ id, content }) => ({
      ...{ kind: "post" as const, id, name: postExcerpt(content) },
      path: `#post-${id}`,
    })),
  ]);
