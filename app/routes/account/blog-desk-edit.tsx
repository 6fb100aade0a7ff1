import { useState } from "react";
import { data } from "react-router";
import { getViewer } from "~/auth/guards.server";
import { answerSave } from "~/features/articles/answer-save.server";
import { restoredParameter } from "~/features/articles/article";
import { ArticleForm, articleFormId } from "~/features/articles/article-form";
import { partsOf } from "~/features/articles/article-parts";
import type { ArticleFields } from "~/features/articles/article-schema";
import { findForDesk, listRevisions } from "~/features/articles/blog-desk.server";
import { blogEditorsOnly } from "~/features/articles/blog-editors.server";
import { RevisionList } from "~/features/articles/revision-list";
import { ArticleAccount } from "~/features/articles/superadmin/article-account";
import { listAccountsBehind } from "~/features/articles/superadmin/article-account.server";
import { idOf } from "~/http/id-of";
import { orEmpty } from "~/http/or-empty.server";
import { findReachedLimit } from "~/http/rate-limit.server";
import { readForm } from "~/http/read-form.server";
import { versionOf } from "~/http/seen-version.server";
import { useKeyOfStored } from "~/http/use-key-of-stored";
import type { Route } from "./+types/blog-desk-edit";

/** The dialog and its editor need the page's script immediately, not after the first interaction. */
export const handle = { startsNow: true };

export const middleware: Route.MiddlewareFunction[] = [blogEditorsOnly];

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const id = idOf(params.id) ?? 0;
  const editor = getViewer(context);
  const { searchParams } = new URL(request.url);
  const below = idOf(searchParams.get("nach"));
  const [article, page] = await Promise.all([findForDesk(id, editor), listRevisions(id, below, editor)]);
  if (!article) throw data(null, { status: 404 });
  const accounts = editor.isSuperadmin
    ? await orEmpty(() => listAccountsBehind([id]), "the accounts behind an article")
    : [];
  const author = accounts[0]?.createdBy;
  return {
    article,
    seen: versionOf(partsOf(article)),
    revisions: { ...page, isFirstPage: below === null },
    accounts,
    prevented: await findReachedLimit("article-change", editor.id),
    restored: searchParams.get(restoredParameter),
    restricts: article.published && Boolean(author) && author?.id !== editor.id,
  };
}

export async function action({ params, context }: Route.ActionArgs) {
  return answerSave(readForm(context), idOf(params.id) ?? 0, getViewer(context));
}

export default function EditArticle({ loaderData, actionData }: Route.ComponentProps) {
  const { article, revisions, accounts, restored, restricts } = loaderData;
  const { id, slug: _slug, createdAt: _createdAt, version: _version, ...fields } = article;
  const [lastRestored, setLastRestored] = useState(restored);
  if (restored && restored !== lastRestored) setLastRestored(restored);

  return (
    <ArticleForm
      // Only a restored version replaces what the form shows, and nothing that is not saved yet.
      key={useKeyOfStored(lastRestored ?? "", articleFormId)}
      title="Beitrag bearbeiten"
      action={`/blog/admin/${id}`}
      article={{ ...fields, category: fields.category as ArticleFields["category"] }}
      version={loaderData.seen}
      prevented={loaderData.prevented}
      arrived={actionData}
      restricts={restricts}
    >
      <ArticleAccount accounts={accounts[0]} className="mt-8" />
      <RevisionList id={id} current={article.version} {...revisions} />
    </ArticleForm>
  );
}
