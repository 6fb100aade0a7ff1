import { data } from "react-router";
import { unlistedMeta } from "~/seo/meta";
import { settings } from "~/settings.server";
import { Button, ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { Facade } from "~/ui/facade";
import { Actions } from "~/ui/gallery/actions";
import { FormStates } from "~/ui/gallery/form-states";
import { Listings } from "~/ui/gallery/listings";
import { TypeAndColour } from "~/ui/gallery/type-and-colour";
import type { Route } from "./+types/demo-bausteine";

/** Shown only in development and in a demo. */
export function loader() {
  if (!settings.demo) throw data(null, { status: 404 });
  return null;
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Bausteine");

export default function DemoBausteine() {
  return (
    <Container className="pb-24">
      <header className="grid border-b border-line lg:min-h-120 lg:grid-cols-[1.25fr_1fr]">
        <div className="flex flex-col justify-end gap-7 py-12 lg:pr-12">
          <h1 className="text-6xl">Viele kleine Teile ergeben eine Wand.</h1>
          <p className="max-w-[36ch] text-lg text-soft">
            Alle Bausteine der Oberfläche in allen Zuständen, hell und dunkel, ab 320 Pixel.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button type="button">Registrieren</Button>
            <ButtonLink to="/demo/bausteine" variant="secondary">
              Neuigkeiten & Inspirationen
            </ButtonLink>
          </div>
        </div>
        <div className="relative overflow-hidden border-line max-lg:mb-8 max-lg:h-56 lg:border-l">
          <Facade seed="kreativlaendle" hue={68} width={620} height={560} columns={13} settle />
        </div>
      </header>
      <TypeAndColour />
      <Actions />
      <Listings />
      <FormStates />
    </Container>
  );
}
