import { useEffect } from "react";
import { data, Form, href, redirect, useNavigate, useNavigation, useSubmit } from "react-router";
import { returnPathIn } from "~/auth/aim.server";
import { authPath, leadingTo } from "~/auth/auth-path";
import { confirmEmail, findOtherOwner, findRegisteredElsewhere } from "~/auth/confirm.server";
import { ConfirmElsewhere } from "~/auth/confirm-elsewhere";
import { switchField } from "~/auth/confirm-fields";
import { viewerContext } from "~/auth/viewer";
import { findLostWrite } from "~/http/lost-connection";
import { secretInAddress } from "~/http/page-caching.server";
import { readForm } from "~/http/read-form.server";
import { requestContext } from "~/http/request-context";
import { sameOriginPath } from "~/http/same-origin-path";
import { secretMeta } from "~/seo/meta";
import { Button, ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { Notice } from "~/ui/notice";
import { Problem } from "~/ui/problem";
import { Spinner } from "~/ui/spinner";
import type { Route } from "./+types/confirm";

export const middleware: Route.MiddlewareFunction[] = [secretInAddress];

/** People open this page only to confirm their address, so its script loads immediately. */
export const handle = { startsNow: true };

const redirectSeconds = 2;

function readQuery(request: Request) {
  const query = new URL(request.url).searchParams;
  return {
    token: query.get("token") ?? "",
    type: query.get("type") ?? "",
    aim: returnPathIn(query),
    redirectTo: sameOriginPath(query.get("redirect_to"), "/"),
  };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { token, type, aim } = readQuery(request);
  const viewer = context.get(viewerContext);
  const other = await findOtherOwner(token, viewer);
  const isElsewhere = !other && (await findRegisteredElsewhere(token, request)) !== null;
  const isComplete = Boolean(token && type);
  return data({ isComplete, viewer: viewer?.name ?? "", other, isElsewhere, aim }, { status: isComplete ? 200 : 400 });
}

/** Only a POST confirms, so that mail scanners that open links confirm nothing. */
export async function action({ request, context }: Route.ActionArgs) {
  const { token, type, aim, redirectTo } = readQuery(request);
  if (!token || !type) return data({ state: "incomplete" as const }, { status: 400 });
  const form = readForm(context);
  const { clientAddress } = context.get(requestContext);
  const viewer = context.get(viewerContext);
  const outcome = await confirmEmail(token, type, { request, clientAddress, viewer, form });
  switch (outcome.state) {
    case "confirmed": {
      const { headers } = outcome;
      const goTo = aim ?? redirectTo;
      // A link that was used before confirms the address, but opens no second session.
      const isSignedIn = viewer !== null || headers.has("set-cookie");
      const next = isSignedIn ? goTo : authPath("anmelden", goTo);
      return data({ state: "confirmed" as const, isSignedIn, goTo: next }, { headers });
    }
    case "failed":
      return data({ state: "failed" as const, title: outcome.title, text: outcome.text }, { status: outcome.status });
    case "other":
      return data({ state: "other" as const, owner: outcome.owner }, { status: 409 });
    case "elsewhere": {
      const { data: answer, init } = outcome.answer;
      return data({ state: "elsewhere" as const, answer, switched: form.get(switchField) === "1" }, init ?? undefined);
    }
    case "taken-over":
      return redirect(leadingTo("/auth/passwort-neu", aim, { token: outcome.resetToken }), 303);
    case "untried":
      return data({ state: "untried" as const }, { status: 500 });
    case "neither":
      return redirect(href("/"));
  }
}

export const meta: Route.MetaFunction = ({ matches }) => secretMeta(matches, "E-Mail bestätigen");

export default function ConfirmPage({ loaderData, actionData }: Route.ComponentProps) {
  const lost = findLostWrite(actionData);
  const other = actionData?.state === "other" ? actionData.owner : loaderData.other;

  return (
    <Container width="text" className="py-14">
      {lost || actionData?.state === "untried" ? (
        <Untried why={lost?.toast.description} />
      ) : actionData?.state === "confirmed" ? (
        <Confirmed {...actionData} hasAim={loaderData.aim !== null} />
      ) : actionData?.state === "failed" ? (
        <Failed title={actionData.title} text={actionData.text} aim={loaderData.aim} />
      ) : actionData?.state === "elsewhere" ? (
        <ConfirmElsewhere arrived={actionData.answer} switched={actionData.switched} />
      ) : other ? (
        <OtherAccount viewer={loaderData.viewer} owner={other} aim={loaderData.aim} />
      ) : loaderData.isElsewhere ? (
        <ConfirmElsewhere />
      ) : loaderData.isComplete && actionData?.state !== "incomplete" ? (
        <Verifying />
      ) : (
        <Failed
          title="Ungültiger Link"
          text="In diesem Link fehlt etwas. Bitte öffnen Sie ihn so, wie er in der E-Mail steht."
          aim={loaderData.aim}
        />
      )}
    </Container>
  );
}

function Verifying() {
  const submit = useSubmit();

  useEffect(() => {
    void submit(null, { method: "post", action: `${window.location.pathname}${window.location.search}` });
  }, [submit]);

  return (
    <Form method="post">
      <h1 className="mb-6 text-4xl">E-Mail-Adresse bestätigen</h1>
      <p role="status" className="mb-6 hidden items-center gap-3 text-soft in-data-[start=now]:flex noscript:hidden">
        <Spinner /> Ihre E-Mail-Adresse wird bestätigt...
      </p>
      <p className="mb-6">
        Mit einem Klick bestätigen Sie, dass diese Adresse Ihnen gehört. Danach sind Sie angemeldet.
      </p>
      <Button>E-Mail-Adresse bestätigen</Button>
    </Form>
  );
}

/** Asks first, because a link must not silently sign anyone in to another account. */
function OtherAccount({ viewer, owner, aim }: { viewer: string; owner: string; aim: string | null }) {
  return (
    <Form method="post">
      <h1 className="mb-6 text-4xl">E-Mail-Adresse bestätigen</h1>
      <Notice title={`Sie sind als ${viewer} angemeldet`} className="mb-6">
        Dieser Link gehört zu einem anderen Konto: {owner}. Wenn Sie die Adresse bestätigen, werden Sie abgemeldet und
        mit dem anderen Konto angemeldet.
      </Notice>
      <div className="flex flex-wrap gap-3 max-sm:*:w-full">
        <Button name={switchField} value="1">
          Konto wechseln und bestätigen
        </Button>
        <ButtonLink to={aim ?? "/"} variant="secondary">
          Als {viewer} angemeldet bleiben
        </ButtonLink>
      </div>
    </Form>
  );
}

const ourFault = "Der Fehler liegt bei uns und ist vermerkt. Bitte versuchen Sie es in ein paar Minuten noch einmal.";

/** Shown when the link could not be checked: the person can try again. */
function Untried({ why = ourFault }: { why?: string }) {
  const { state } = useNavigation();
  return (
    <Form method="post">
      <h1 className="mb-6 text-4xl">Fehler</h1>
      <Problem
        problem={{
          title: "Ihre E-Mail-Adresse konnte gerade nicht bestätigt werden.",
          text: `Ihr Link gilt weiter. ${why}`,
        }}
      />
      <Button busy={state !== "idle"} busyLabel="Wird bestätigt...">
        Noch einmal versuchen
      </Button>
    </Form>
  );
}

function Confirmed({ goTo, isSignedIn, hasAim }: { goTo: string; isSignedIn: boolean; hasAim: boolean }) {
  const navigate = useNavigate();

  useEffect(() => {
    const timer = setTimeout(() => void navigate(goTo, { replace: true }), redirectSeconds * 1000);
    return () => clearTimeout(timer);
  }, [goTo, navigate]);

  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`${redirectSeconds};url=${goTo}`} />
      </noscript>
      <h1 className="mb-6 text-4xl">E-Mail bestätigt!</h1>
      <Notice kind="success" role="status" title="Ihr Konto ist bereit.">
        {isSignedIn ? "Sie werden gleich weitergeleitet." : "Sie werden gleich zur Anmeldung weitergeleitet."}
      </Notice>
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to={goTo}>Weiter</ButtonLink>
        {hasAim && isSignedIn && (
          <ButtonLink to="/profil/bearbeiten" variant="secondary">
            Profil vervollständigen
          </ButtonLink>
        )}
      </div>
    </>
  );
}

function Failed({ title, text, aim }: { title: string; text: string; aim: string | null }) {
  return (
    <>
      <h1 className="mb-6 text-4xl">{title}</h1>
      <Notice kind="error" role="alert" title={text}>
        Melden Sie sich mit Ihrem Passwort an: Ist Ihre Adresse noch nicht bestätigt, senden wir Ihnen einen neuen Link.
      </Notice>
      <ButtonLink to={aim ? authPath("anmelden", aim) : "/auth"} className="mt-6">
        Jetzt anmelden
      </ButtonLink>
    </>
  );
}
