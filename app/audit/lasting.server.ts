import { data, type MiddlewareFunction } from "react-router";
import { recentPasswordOnly } from "~/auth/guards.server";
import { typedWordOnly } from "~/http/typed-word.server";
import { actsOfDesk, type Lasting } from "./lasting";

type Args = Parameters<MiddlewareFunction<Response>>[0];

/** Null for a request that only reads. */
function actAt({ request, pattern }: Pick<Args, "request" | "pattern">): Lasting | null {
  if (request.method !== "POST") return null;
  const act = actsOfDesk[pattern.replace(/^\/?admin\//, "")];
  if (!act) throw data(null, { status: 405 });
  return act;
}

/** Asks for the password and then for the typed word before an act that nobody can take back. */
export const asksBefore: MiddlewareFunction<Response>[] = [
  (args, next) => (actAt(args)?.asksPassword ? recentPasswordOnly(args, next) : next()),
  (args, next) => {
    const { word, page } = actAt(args) ?? {};
    return word ? typedWordOnly(word, page)(args, next) : next();
  },
];
