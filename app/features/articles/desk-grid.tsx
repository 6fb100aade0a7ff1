import { GroundField } from "~/audit/ground-field";
import { reasonsFor } from "~/audit/prepared-reasons";
import { ReasonField } from "~/audit/reason-field";
import { useButtonResponse } from "~/http/use-button-response";
import { formatShortDate } from "~/text/dates";
import { joined } from "~/text/joined";
import { Badge } from "~/ui/badge";
import { ButtonLink } from "~/ui/button";
import { CardGrid } from "~/ui/card";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { DialogButton } from "~/ui/dialog";
import { Dot, Dotted } from "~/ui/dotted";
import { plainField } from "~/ui/field-frame";
import { TextLink } from "~/ui/link";
import { ArticleCover, cardSizes } from "./article-cover";
import type { DeskEntry } from "./blog-desk.server";
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
  const deleting = useButtonResponse({ key: `artikel-loeschen-${id}`, failure: "Fehler beim Löschen" });
  const dialog = `loeschen-${id}`;

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
        <DialogButton dialog={dialog} variant="danger" size="sm">
          Löschen<span className="sr-only">: {title}</span>
        </DialogButton>
        <TextLink
          to={isReadable ? `/blog/${slug}` : `/blog/admin/${id}/vorschau`}
          className="flex min-h-11 items-center font-semibold"
        >
          {isReadable ? "Ansehen" : "Vorschau"}
          <span className="sr-only">: {title}</span>
        </TextLink>
      </div>
      <deleting.Form id={`${dialog}-form`} method="post" action={`/blog/admin/${id}/loeschen`} preventScrollReset />
      <ConfirmDialog
        id={dialog}
        title="Beitrag löschen"
        confirmLabel="Löschen"
        danger
        busy={deleting.isBusy}
        busyLabel="Lösche..."
        form={`${dialog}-form`}
      >
        <p>Sind Sie sicher, dass Sie diesen Beitrag löschen möchten?</p>
        <p className="mt-2 font-semibold wrap-anywhere">{title}</p>
        {accounts?.createdBy && accounts.createdBy.id !== viewerId && (
          <>
            <GroundField
              field={{ ...plainField("ground", "agb", `${dialog}-grundlage`), formId: `${dialog}-form` }}
              className="mt-5"
            />
            <ReasonField
              field={{ ...plainField("reason", "", `${dialog}-grund`), formId: `${dialog}-form` }}
              hint={`${accounts.createdBy.name} bekommt diesen Text per E-Mail und kann Einspruch erheben.`}
              prepared={reasonsFor("loeschen")}
              className="mt-5"
            />
          </>
        )}
      </ConfirmDialog>
    </article>
  );
}
