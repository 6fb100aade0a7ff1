import Heart, * as heart from "lucide-react/icons/heart";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import createIcon from "./create-icon";

const SmallHeart = createIcon((heart as unknown as { __iconData: Parameters<typeof createIcon>[0] }).__iconData);

/** What the style sheet says of all icons. */
const inTheStyleSheet =
  / (xmlns="http:\/\/www.w3.org\/2000\/svg"|fill="none"|stroke="currentColor"|stroke-width="2"|stroke-linecap="round"|stroke-linejoin="round")/g;

const parts = (svg: string) => svg.match(/[\w-]+="[^"]*"|<\/?\w+/g)?.sort();

it.each([
  {},
  { size: 18 },
  { className: "shrink-0" },
  { "aria-hidden": true },
  { "aria-label": "Herz", "aria-hidden": false },
])("draws what the library draws, without what the style sheet says of all icons, given %o", (props) => {
  const whole = renderToStaticMarkup(<Heart {...props} />).replace(inTheStyleSheet, "");
  expect(parts(renderToStaticMarkup(<SmallHeart {...props} />))).toEqual(parts(whole.replace(/><\/path>/g, "/>")));
});
