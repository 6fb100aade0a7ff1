import { data, Link, redirect } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { callIdOf, callPath, companyName } from "~/features/ausschreibungen/call";
import { CallDetails } from "~/features/ausschreibungen/call-details";
import { findCall } from "~/features/ausschreibungen/calls.server";
import { pageMeta } from "~/seo/meta";
import { Container } from "~/ui/container";
import type { Route } from "./+types/ausschreibung";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly];

export async function loader({ params, context }: Route.LoaderArgs) {
  const call = await findCall(callIdOf(params.slugAndId), getViewer(context).id);
  if (!call) throw data(null, { status: 404 });
  if (`/ausschreibungen/${params.slugAndId}` !== callPath(call)) throw redirect(callPath(call), 301);
  return { call };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? `${loaderData.call.title}, ${companyName(loaderData.call)}` : "Ausschreibung",
    path: loaderData ? callPath(loaderData.call) : "/ausschreibungen",
    noindex: true,
  });

export default function Ausschreibung({ loaderData }: Route.ComponentProps) {
  const { call } = loaderData;
  return (
    <Container width="text" className="pt-8 md:pt-12">
      <p>
        <Link to="/ausschreibungen" className="link hit inline-block">
          Alle Ausschreibungen
        </Link>
      </p>
      <h1 className="mt-7 mb-6 text-4xl wrap-anywhere">{call.title}</h1>
      <CallDetails call={call} />
    </Container>
  );
}
