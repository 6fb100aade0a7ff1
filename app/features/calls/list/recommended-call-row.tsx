import { SignInPrompt } from "~/auth/sign-in-prompt";
import { callPath, factsOf } from "~/features/calls/call";
import { CallBadges } from "~/features/calls/call-badges";
import { CompanyAvatar, CompanyName } from "~/features/calls/page/call-company";
import { cutAt } from "~/text/cut";
import { ButtonLink } from "~/ui/button";
import { DialogButton } from "~/ui/dialog";
import { Facts } from "~/ui/facts";
import type { RecommendedCall } from "./recommended-calls.server";

const descriptionShown = 150;

/** One recommended call on the home page. Visitors see no more of a call than this. */
export function RecommendedCallRow({ call, isVisitor }: { call: RecommendedCall; isVisitor: boolean }) {
  const path = callPath(call);
  const label = (
    <>
      Details ansehen<span className="sr-only">: {call.title}</span>
    </>
  );

  return (
    <li className="grid gap-x-8 gap-y-4 border-b border-line py-6 lg:grid-cols-[minmax(0,1.7fr)_minmax(0,1.1fr)_auto]">
      <div className="min-w-0">
        <h3 className="wrap-anywhere">{call.title}</h3>
        <p className="mt-2 grid grid-cols-[auto_1fr] items-center gap-2.5 text-soft wrap-anywhere">
          <CompanyAvatar call={call} />
          <CompanyName call={call} />
        </p>
        <p className="mt-3 max-w-text text-note wrap-anywhere">{cutAt(call.description, descriptionShown)}</p>
        <div className="mt-3.5 flex flex-wrap gap-2">
          <CallBadges call={{ ...call, featured: true }} />
        </div>
      </div>
      <Facts items={factsOf(call)} inColumns className="lg:pt-0.5" />
      <div className="flex flex-wrap content-start gap-2.5 max-sm:*:w-full lg:w-44 lg:*:w-full">
        {isVisitor ? (
          <>
            <DialogButton dialog={`details-${call.id}`} variant="secondary" size="sm">
              {label}
            </DialogButton>
            <SignInPrompt id={`details-${call.id}`} goTo={path}>
              Die Details einer Ausschreibung sehen Sie, sobald Sie angemeldet sind. Ein Konto ist kostenlos.
            </SignInPrompt>
          </>
        ) : (
          <ButtonLink to={path} variant="secondary" size="sm">
            {label}
          </ButtonLink>
        )}
      </div>
    </li>
  );
}
