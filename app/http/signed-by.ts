/** The field that says which account was signed in when a form was filled in. See app/auth/same-account.server.ts. */
export const accountField = "konto";

/**
 * Adds the account to what a script sends for a form, as `app/boot.js` adds it to the form itself. Whatever is sent for
 * a form makes it the form of this account, also when nobody has typed yet.
 */
export function signedBy<Body extends FormData | URLSearchParams>(form: HTMLFormElement, body: Body): Body {
  form.dataset.account ??= document.documentElement.dataset.viewer ?? "";
  const { account } = form.dataset;
  if (account) body.set(accountField, account);
  return body;
}
