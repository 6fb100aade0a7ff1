import { type ReactNode, Suspense } from "react";
import { Await } from "react-router";

type MaybeLater<Value> = Value | Promise<Value>;

/**
 * Waits for slow data when a page is opened, so that it can be read without script. A navigation inside the site shows
 * the new frame immediately and the slow data later.
 */
export async function whole<Value>(request: Request, value: Promise<Value>): Promise<{ value: MaybeLater<Value> }> {
  const isNavigation = request.headers.get("sec-fetch-dest") === "empty";
  return { value: isNavigation ? value : await value };
}

interface LaterProps<Value> {
  value: MaybeLater<Value>;
  skeleton: ReactNode;
  children: (value: Value) => ReactNode;
}

export function Later<Value>({ value, skeleton, children }: LaterProps<Value>) {
  if (!(value instanceof Promise)) return children(value);
  return (
    <Suspense fallback={skeleton}>
      <Await resolve={value}>{(found) => children(found as Value)}</Await>
    </Suspense>
  );
}
