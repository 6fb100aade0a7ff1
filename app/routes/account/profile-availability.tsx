import { creativesOnly, getViewer } from "~/auth/guards.server";
import { availabilityDays } from "~/features/profiles/availability";
import { AvailabilityForm } from "~/features/profiles/own/availability-form";
import { getAvailability, saveAvailability } from "~/features/profiles/own/save-availability.server";
import { findReachedLimit } from "~/http/rate-limit.server";
import { readForm } from "~/http/read-form.server";
import { unlistedMeta } from "~/seo/meta";
import { CancelLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { Prevented } from "~/ui/prevented";
import type { Route } from "./+types/profile-availability";

export const middleware: Route.MiddlewareFunction[] = [creativesOnly];

export async function loader({ context }: Route.LoaderArgs) {
  const { id } = getViewer(context);
  const [said, prevented] = await Promise.all([getAvailability(id), findReachedLimit("profile", id)]);
  return { availability: said?.availability ?? null, day: said?.availabilityDay ?? null, prevented };
}

export async function action({ context }: Route.ActionArgs) {
  return saveAvailability(getViewer(context).id, readForm(context));
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Verfügbarkeit");

export default function ProfileAvailability({ loaderData, actionData }: Route.ComponentProps) {
  const { availability, day, prevented } = loaderData;
  return (
    <Container width="text" className="py-14">
      <h1 className="text-4xl">Verfügbarkeit</h1>
      <p className="mt-3 mb-8 max-w-text text-soft">
        Steht auf Ihrem Profil, mit dem Tag, an dem Sie es gesagt haben, und im Verzeichnis kann man danach filtern.
        Nach {availabilityDays} Tagen sieht es niemand mehr; dann fragen wir Sie einmal per E-Mail.
      </p>
      <Prevented problem={prevented} />
      <AvailabilityForm availability={availability} day={day} arrived={actionData}>
        <CancelLink to="/profil" />
      </AvailabilityForm>
    </Container>
  );
}
