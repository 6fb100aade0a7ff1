import { formatShortDate } from "~/text/dates";
import { joined } from "~/text/joined";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { CardGrid } from "~/ui/card";
import { DialogLink } from "~/ui/dialog-link";
import { Dot, Dotted } from "~/ui/dotted";
import { TextLink } from "~/ui/link";
import { ArticleCover, cardSizes } from "./article-cover";
import type { DeskEntry } from "./blog-desk.server";
import { deleteArticlePath, nameToInform } from "./deletion";
import { ArticleAccount } from "./superadmin/article-account";
import type { ArticleAccounts } from "./superadmin/article-account.server";

interface DeskGridProps {
  entries: DeskEntry[];
  /** Filled only for superadmins. */
  accounts: ArticleAccounts[];
  viewerId: string;
}

export function DeskGrid({ entries, accounts, viewerId }: DeskGridProps) {
  return (
    <CardGrid>
      {entries.map((entry) => (
        <DeskCard
          key={entry.id}
          entry={entry}
          accounts={accounts.find(({ articleId }) => articleId === entry.id)}
          viewerId={viewerId}
        />
      ))}
    </CardGrid>
  );
}

interface DeskCardProps {
  entry: DeskEntry;
  accounts: ArticleAccounts | undefined;
  viewerId: string;
}

function DeskCard({ entry, accounts, viewerId }: DeskCardProps) {
  const { id, slug, title, category, author, featured, published, authorBlocked, isReadable, updatedAt } = entry;

  return (
    <article aria-labelledby={`beitrag-${id}`} className="min-w-0">
      <div className="aspect-9/5 overflow-hidden rounded-sm bg-wash">
        <ArticleCover article={entry} sizes={cardSizes} />
      </div>
      <p className="mt-3.5 flex flex-wrap gap-2">
        {featured && <Badge variant="signal">Empfohlen</Badge>}
        {published ? <Badge variant="spruce">Veröffentlicht</Badge> : <Badge className="border-dashed">Entwurf</Badge>}
        {authorBlocked && <Badge>Konto gesperrt: für andere nicht zu sehen</Badge>}
      </p>
      <h2 id={`beitrag-${id}`} className="mt-3 text-2xl wrap-anywhere">
        {title}
      </h2>
      <p className="mt-1 text-note text-soft">
        <Dotted text={joined(category, author)} />
        <Dot />
        <span className="inline-block">geändert am {formatShortDate(updatedAt)}</span>
      </p>
      <ArticleAccount accounts={accounts} className="mt-1" />
      <div className="mt-4 flex flex-wrap items-center gap-2.5">
        <ButtonLink to={`/blog/admin/${id}`} variant="secondary" size="sm" preventScrollReset>
          Bearbeiten<span className="sr-only">: {title}</span>
        </ButtonLink>
        <DialogLink
          to={deleteArticlePath(id)}
          load={() => import("./delete-article")}
          dialog={(part, close) => (
            <part.DeleteArticle article={entry} informed={nameToInform(accounts, viewerId)} onClose={close} />
          )}
          variant="danger"
          size="sm"
        >
          Löschen<span className="sr-only">: {title}</span>
        </DialogLink>
        <TextLink
          to={isReadable ? `/blog/${slug}` : `/blog/admin/${id}/vorschau`}
          className="flex min-h-11 items-center font-semibold"
        >
          {isReadable ? "Ansehen" : "Vorschau"}
          <span className="sr-only">: {title}</span>
        </TextLink>
      </div>
    </article>
  );
}
