import { redirect } from "react-router";
import { returnPathIn } from "~/auth/aim.server";
import { authModes, authPath, landingPaths } from "~/auth/auth-path";
import { InterruptedPage, ResumePage } from "~/auth/interrupted-page";
import { requestNewPassword } from "~/auth/new-password.server";
import { register } from "~/auth/register.server";
import { RegisterForm } from "~/auth/register-form";
import { RequestResetForm } from "~/auth/request-reset-form";
import { CodeForm } from "~/auth/second-factor/code-form";
import { signIn } from "~/auth/sign-in.server";
import { SignInForm } from "~/auth/sign-in-form";
import { viewerContext } from "~/auth/viewer";
import { isForFirstSuperadmin, makeFirstSuperadmin } from "~/features/operations/setup/first-superadmin.server";
import { resumeField } from "~/http/interrupted.server";
import { readForm } from "~/http/read-form.server";
import { requestContext } from "~/http/request-context";
import { unlistedMeta } from "~/seo/meta";
import { Container } from "~/ui/container";
import { Facade } from "~/ui/facade";
import { TextLink } from "~/ui/link";
import { Notice } from "~/ui/notice";
import type { Route } from "./+types/auth";

const titles = { anmelden: "Anmelden", registrieren: "Registrieren", passwort: "Passwort vergessen" };

function readQuery(request: Request) {
  const query = new URL(request.url).searchParams;
  return {
    mode: authModes.find((mode) => mode === query.get("modus")) ?? "anmelden",
    goTo: returnPathIn(query),
    userType: query.get("als") === "unternehmen" ? ("unternehmen" as const) : ("kreative" as const),
  };
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = readQuery(request);
  const viewer = context.get(viewerContext);
  if (viewer) throw redirect(query.goTo ?? landingPaths[viewer.userType]);
  const isFirst = query.mode === "registrieren" && (await isForFirstSuperadmin(request.headers));
  return { ...query, isFirst };
}

export async function action({ request, context }: Route.ActionArgs) {
  const { mode, goTo } = readQuery(request);
  const form = readForm(context);
  const facts = context.get(requestContext);
  const { clientAddress } = facts;
  facts.carriesText = form.has(resumeField);
  switch (mode) {
    case "anmelden":
      return signIn(form, request, clientAddress, goTo);
    case "registrieren":
      return register(form, request, clientAddress, goTo, makeFirstSuperadmin);
    case "passwort":
      return requestNewPassword(form, request, clientAddress, goTo);
  }
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  unlistedMeta(matches, titles[loaderData?.mode ?? "anmelden"]);

export default function AuthPage({ loaderData, actionData }: Route.ComponentProps) {
  const { mode, goTo, userType, isFirst } = loaderData;
  const common = { goTo, arrived: actionData };

  if (actionData?.resume ?? actionData?.interrupted) {
    return (
      <Container width="text" className="py-14">
        {actionData.resume && <ResumePage interrupted={actionData.resume} />}
        {actionData.interrupted && actionData.needsCode && (
          <>
            <h1 className="mb-8 text-4xl">Code eingeben</h1>
            <CodeForm goTo={goTo} interrupted={actionData.interrupted} />
          </>
        )}
        {actionData.interrupted && !actionData.needsCode && (
          <InterruptedPage
            interrupted={actionData.interrupted}
            problem={actionData.problem}
            errors={actionData.result.error}
            email={String(actionData.result.initialValue?.email ?? "")}
          />
        )}
      </Container>
    );
  }

  return (
    <div className="overflow-x-clip">
      <div className="mx-auto grid max-w-page lg:grid-cols-[1fr_1.1fr]">
        <Container width="text" className="py-14">
          <h1 className="mb-8 text-4xl">{titles[mode]}</h1>
          {mode === "anmelden" && (
            <SignInForm id="anmelden" {...common}>
              <div className="flex flex-wrap justify-between gap-x-6">
                <Way to={authPath("passwort", goTo)}>Passwort vergessen?</Way>
                <Way to={authPath("registrieren", goTo)}>Noch kein Konto? Registrieren</Way>
              </div>
            </SignInForm>
          )}
          {isFirst && (
            <Notice title="Das erste Konto" className="mb-8">
              Es bekommt die Superadmin-Rolle. Seine E-Mail-Adresse gilt als bestätigt.
            </Notice>
          )}
          {mode === "registrieren" && (
            <RegisterForm id="registrieren" {...common} userType={userType}>
              <Way to={authPath("anmelden", goTo)}>Schon registriert? Anmelden</Way>
            </RegisterForm>
          )}
          {mode === "passwort" && (
            <RequestResetForm id="passwort" {...common}>
              <Way to={authPath("anmelden", goTo)}>Zurück zur Anmeldung</Way>
            </RequestResetForm>
          )}
        </Container>
        <div className="relative min-h-40 overflow-hidden border-line lg:-mr-[max(0px,(100vw-77.5rem)/2)] lg:min-h-160 max-lg:order-first lg:border-l">
          <Facade seed={`konto-${mode}`} width={620} height={640} columns={11} />
        </div>
      </div>
    </div>
  );
}

function Way({ to, children }: { to: string; children: string }) {
  return (
    <TextLink to={to} className="flex min-h-11 w-fit items-center">
      {children}
    </TextLink>
  );
}
