import { facadeFormOf, facadeForms } from "~/ui/facade-forms";
import { facadeSvg } from "~/ui/facade-svg";
import type { Route } from "./+types/facade";

/** A facade drawn from its name. The same name always gives the same picture. */
export function loader({ params, request }: Route.LoaderArgs) {
  const svg = facadeSvg({ seed: params.seed.slice(0, 120), ...facadeForms[facadeFormOf(request.url)] });
  return new Response(svg, {
    headers: {
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
