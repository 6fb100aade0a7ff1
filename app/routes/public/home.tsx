import { settings } from "~/settings.server";
import { Container } from "~/ui/container";
import type { Route } from "./+types/home";

export function loader() {
  return { productName: settings.productName };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData?.productName ?? "" }];

export default function Home() {
  return (
    <Container className="py-14">
      <h1 className="text-6xl">Unternehmen brauchen Kreative. Wir bringen sie zusammen.</h1>
    </Container>
  );
}
