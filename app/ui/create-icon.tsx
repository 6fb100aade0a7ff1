import type { ComponentProps } from "react";

interface Drawing {
  name: string;
  node: [tag: string, attributes: Record<string, string>][];
}

type IconProps = ComponentProps<"svg"> & { size?: number };

/**
 * Makes the components of `lucide-react` in the built site (see vite.config.ts), where a page may have a hundred icons.
 * The style sheet has the common attributes, and the paths of each icon are built once instead of for every page.
 */
export default function createIcon({ name, node }: Drawing) {
  const lines = node.map(([tag, attributes]) => `<${tag}${written(attributes)}/>`).join("");
  return (props: IconProps) => draw(name, lines, props);
}

const draw = (name: string, lines: string, { size = 24, className, ...props }: IconProps) => (
  <svg
    aria-hidden
    {...props}
    className={`lucide lucide-${name}${className ? ` ${className}` : ""}`}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the library's own drawings.
    dangerouslySetInnerHTML={{ __html: lines }}
  />
);

const written = ({ key: _, ...attributes }: Record<string, string>) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");
