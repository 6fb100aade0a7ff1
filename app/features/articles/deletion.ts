import type { ArticleAccounts } from "./superadmin/article-account.server";

export const articlesDeskPath = "/blog/admin";
export const deleteArticlePath = (id: number) => `${articlesDeskPath}/${id}/loeschen`;

/** The name of the other account that reads why a superadmin deletes its article. */
export const nameToInform = (accounts: ArticleAccounts | undefined, viewerId: string) =>
  accounts?.createdBy && accounts.createdBy.id !== viewerId ? accounts.createdBy.name : null;
