import { data, useLocation } from "react-router";
import { confirmConsent, findConfirmable } from "~/auth/consents.server";
import { isNewsletterLink } from "~/auth/newsletter-link.server";
import { idOf } from "~/http/id-of";
import { secretInAddress } from "~/http/page-caching.server";
import { countTry, tooManyTriesText } from "~/http/rate-limit.server";
import { requestContext } from "~/http/request-context";
import { redirectWithToast } from "~/http/toast.server";
import { WriteForm } from "~/http/write-form";
import { secretMeta } from "~/seo/meta";
import { shownEmail } from "~/text/shown-address.server";
import { Button, ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { Notice } from "~/ui/notice";
import type { Route } from "./+types/newsletter-confirm";

export const middleware: Route.MiddlewareFunction[] = [secretInAddress];

const failure = "Newsletter nicht bestätigt";
const useless =
  "Der Link ist abgelaufen, wurde schon verwendet oder ist unvollständig. In Ihrem Konto sehen Sie, ob Sie den Newsletter bekommen.";

function readLink(request: Request) {
  const query = new URL(request.url).searchParams;
  return { consentId: idOf(query.get("einwilligung")) ?? 0, seal: query.get("siegel") ?? "" };
}

/** Opening the page confirms nothing, because mail scanners follow every link. */
export async function loader({ request }: Route.LoaderArgs) {
  const { consentId, seal } = readLink(request);
  const person = await findConfirmable(consentId);
  const isValid = person !== null && isNewsletterLink(seal, { consentId, ...person });
  return data({ email: isValid ? shownEmail(person.email) : null }, { status: isValid ? 200 : 400 });
}

export async function action({ request, context }: Route.ActionArgs) {
  const wait = await countTry("address-link", context.get(requestContext).clientAddress);
  if (wait) return data({ problem: { title: failure, text: tooManyTriesText(wait) } }, { status: 429 });
  const { consentId, seal } = readLink(request);
  const isDone = await confirmConsent(consentId, (person) => isNewsletterLink(seal, { consentId, ...person }));
  if (!isDone) return data({ problem: { title: failure, text: useless } }, { status: 410 });
  return redirectWithToast("/", {
    title: "Newsletter bestätigt",
    description: "Abbestellen können Sie ihn jederzeit, mit dem Link in jeder Ausgabe oder in Ihrem Konto.",
  });
}

export const meta: Route.MetaFunction = ({ matches }) => secretMeta(matches, "Newsletter bestätigen");

export default function ConfirmNewsletter({ loaderData: { email } }: Route.ComponentProps) {
  const { pathname, search } = useLocation();
  return (
    <Container width="text" className="py-14">
      <h1 className="mb-8 text-4xl">Newsletter bestätigen</h1>
      {email === null ? (
        <>
          <Notice kind="error" title="Ungültiger Link">
            {useless}
          </Notice>
          <ButtonLink to="/konto#benachrichtigungen" className="mt-6">
            Zum Konto
          </ButtonLink>
        </>
      ) : (
        <WriteForm action={`${pathname}${search}`} failure={failure}>
          {(isBusy) => (
            <>
              <p className="mb-6">Mit einem Klick bekommt {email} ab jetzt unseren Newsletter.</p>
              <Button busy={isBusy} busyLabel="Wird bestätigt...">
                Newsletter bestätigen
              </Button>
            </>
          )}
        </WriteForm>
      )}
    </Container>
  );
}
