import { type ComponentType, createContext, type ReactNode, useContext, useId } from "react";
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { useWriteInBrowser } from "./use-write";
import { useWriteOnServer, type WriteProps } from "./write-on-server";

const Inside = () => <input id={useId()} />;

const Action = createContext<string | undefined>(undefined);

const draw = (Form: (props: WriteProps) => ReactNode, action: string | undefined) => (
  <Form method="post" action={action} preventScrollReset className="grid" aria-label="Liste">
    <Inside />
  </Form>
);
const OnServer = () => draw(useWriteOnServer().Form, useContext(Action));
const InBrowser = () => draw(useWriteInBrowser().Form, useContext(Action));

function written(Component: ComponentType, action: string | undefined): string {
  const Site = createRoutesStub([{ path: "/kreative/:slug", Component }]);
  return renderToString(
    <Action value={action}>
      <Site initialEntries={["/kreative/anna?a=b"]} />
    </Action>,
  );
}

it.each(["/kreative/anna/like", "/feed?a=b", "/", "like", ".", "..", "", "?a=b", "/a/../b", undefined])(
  "makes of a form for '%s' what the browser's router makes of it, with the ids inside",
  (action) => {
    const onServer = written(OnServer, action);
    expect(onServer).toContain('class="grid"');
    expect(onServer).toBe(written(InBrowser, action));
  },
);
