import { data } from "react-router";
import { getViewer } from "~/auth/guards.server";
import { ArticleView } from "~/features/articles/article-view";
import { findForDesk } from "~/features/articles/blog-desk.server";
import { blogEditorsOnly } from "~/features/articles/blog-editors.server";
import { safeHtml } from "~/features/articles/safe-html.server";
import { idOf } from "~/http/id-of";
import { unlistedMeta } from "~/seo/meta";
import { Container } from "~/ui/container";
import { TextLink } from "~/ui/link";
import { Notice } from "~/ui/notice";
import type { Route } from "./+types/blog-desk-preview";

export const middleware: Route.MiddlewareFunction[] = [blogEditorsOnly];

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await findForDesk(idOf(params.id) ?? 0, getViewer(context));
  if (!found) throw data(null, { status: 404 });
  const { createdAt, ...article } = found;
  return { article: { ...article, content: safeHtml(article.content), publishedAt: createdAt } };
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Vorschau");

export default function PreviewArticle({ loaderData }: Route.ComponentProps) {
  const { article } = loaderData;
  return (
    <>
      <Container className="pt-8">
        <Notice title="Vorschau">
          So sehen Leserinnen und Leser diesen Beitrag.{" "}
          <TextLink to={`/blog/admin/${article.id}`}>Weiter bearbeiten</TextLink>
        </Notice>
      </Container>
      <ArticleView article={article} />
    </>
  );
}
