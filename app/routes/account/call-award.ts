import { companiesOnly } from "~/features/calls/form/companies-only.server";
import { answerLifeAct, toOwnCalls } from "~/features/calls/own/answer-life-act.server";
import type { Route } from "./+types/call-award";

export { default } from "~/http/page-address";

export const middleware: Route.MiddlewareFunction[] = [companiesOnly];

export const loader = () => toOwnCalls();

export const action = (args: Route.ActionArgs) =>
  answerLifeAct(args, "vergeben", {
    done: "Ausschreibung als vergeben gekennzeichnet",
    failure: "Fehler beim Kennzeichnen der Ausschreibung",
  });
