import { type ReactNode, Suspense } from "react";
import { Await } from "react-router";

type MaybeLater<Value> = Value | Promise<Value>;

/**
 * A page that is opened comes whole, for readers without script too. On the way from one page to the next the frame of
 * the new one stands at once, and what the database still looks for follows.
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
