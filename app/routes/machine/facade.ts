import { facadeSvg } from "~/ui/facade-svg";
import type { Route } from "./+types/facade";

/** A cover drawn from its name. The same name always gives the same picture. */
export function loader({ params }: Route.LoaderArgs) {
  const svg = facadeSvg({ seed: params.seed.slice(0, 120), width: 360, height: 200, columns: 11 });
  return new Response(svg, {
    headers: {
      "content-type": "image/svg+xml",
      "cache-control": "public, max-age=31536000, immutable",
      "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}
