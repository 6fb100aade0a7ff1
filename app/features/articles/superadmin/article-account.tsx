import { TextLink } from "~/ui/link";
import type { ArticleAccounts } from "./article-account.server";

/** The accounts behind an article, whatever its author text says. Shown only to superadmins. */
export function ArticleAccount({ accounts, className }: { accounts: ArticleAccounts | undefined; className?: string }) {
  if (!accounts) return null;
  const { createdBy, changedBy } = accounts;
  return (
    <p className={`text-note text-soft wrap-anywhere ${className ?? ""}`}>
      Angelegt von <Account account={createdBy} />
      {changedBy && changedBy.id !== createdBy?.id && (
        <>
          , zuletzt gespeichert von <Account account={changedBy} />
        </>
      )}
    </p>
  );
}

function Account({ account }: { account: ArticleAccounts["createdBy"] }) {
  if (!account) return "einem gelöschten Konto";
  return <TextLink to={`/admin/profile/${account.id}`}>{account.name}</TextLink>;
}
