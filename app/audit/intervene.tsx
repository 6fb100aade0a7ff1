import { Disclosure } from "~/ui/disclosure";
import { Section } from "~/ui/section";
import { aboutOneself } from "./acts";
import { ReasonForm } from "./reason-form";

interface InterveneProps {
  /** The address of its page in the superadmin area. The addresses of the acts begin with it. */
  path: string;
  hidden: boolean;
  /** Whether it belongs to the viewer. Then somebody else has to decide about it. */
  isOwn: boolean;
  mayDelete: boolean;
  /** What each act means for others, in a sentence or two. */
  hides: string;
  shows: string;
  deletes: string;
}

/** The forms that hide, show or delete content, each with a reason. */
export function Intervene({ path, hidden, isOwn, mayDelete, hides, shows, deletes }: InterveneProps) {
  if (isOwn)
    return (
      <Section title="Eingreifen" className="print:hidden">
        <p className="text-soft">{aboutOneself.text}</p>
      </Section>
    );
  return (
    <Section title="Eingreifen" flush className="print:hidden">
      {hidden ? (
        <Disclosure key="einblenden" summary="Wieder einblenden" name="eingreifen">
          <ReasonForm action={`${path}/einblenden`} label="Einblenden" failure="Fehler beim Einblenden">
            {shows}
          </ReasonForm>
        </Disclosure>
      ) : (
        <Disclosure key="ausblenden" summary="Ausblenden" name="eingreifen">
          <ReasonForm action={`${path}/ausblenden`} label="Ausblenden" withGround failure="Fehler beim Ausblenden">
            {hides}
          </ReasonForm>
        </Disclosure>
      )}
      {mayDelete && (
        <Disclosure summary="Löschen" name="eingreifen">
          <ReasonForm
            action={`${path}/loeschen`}
            label="Endgültig löschen"
            failure="Fehler beim Löschen"
            danger
            withGround
            typed="delete"
          >
            {`${deletes} Das lässt sich nicht rückgängig machen.`}
          </ReasonForm>
        </Disclosure>
      )}
    </Section>
  );
}
