import { getViewer } from "~/auth/guards.server";
import { NewsletterForm } from "~/features/newsletter/superadmin/newsletter-form";
import { saveNewsletter } from "~/features/newsletter/superadmin/save-newsletter.server";
import { readForm } from "~/http/read-form.server";
import { unlistedMeta } from "~/seo/meta";
import type { Route } from "./+types/newsletter-new";

/** The editor needs the page's script immediately, not after the first interaction. */
export const handle = { startsNow: true };

export async function action({ context }: Route.ActionArgs) {
  return saveNewsletter(getViewer(context), null, readForm(context));
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Newsletter schreiben");

export default function NewNewsletter({ actionData }: Route.ComponentProps) {
  return (
    <div className="max-w-4xl">
      <h1 className="mb-8 text-4xl">Newsletter schreiben</h1>
      <NewsletterForm action="/admin/newsletter/neu" arrived={actionData} />
    </div>
  );
}
