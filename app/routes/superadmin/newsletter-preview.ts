import { getViewer } from "~/auth/guards.server";
import { newsletterMail } from "~/features/newsletter/superadmin/newsletter-mail.server";
import { getNewsletter } from "~/features/newsletter/superadmin/newsletters.server";
import { idOf } from "~/http/id-of";
import { mailHtml, mailText } from "~/mail/compose";
import { settings } from "~/settings.server";
import type { Route } from "./+types/newsletter-preview";

/** The mail itself, as the viewer would get it. It may show pictures and nothing else. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { mail } = newsletterMail(await getNewsletter(idOf(params.id) ?? 0), getViewer(context));
  const isText = new URL(request.url).searchParams.get("als") === "text";
  return new Response(isText ? mailText(mail, settings) : mailHtml(mail, settings), {
    headers: {
      "content-type": `text/${isText ? "plain" : "html"}; charset=utf-8`,
      "content-security-policy":
        "default-src 'none'; img-src 'self' https:; style-src 'unsafe-inline'; frame-ancestors 'none'",
    },
  });
}
