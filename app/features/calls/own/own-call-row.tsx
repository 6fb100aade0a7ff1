import Pencil from "lucide-react/icons/pencil";
import { useEffect, useRef, useState } from "react";
import { budgetText, callPath, deadlineText } from "~/features/calls/call";
import { CallBadges } from "~/features/calls/call-badges";
import { EditCallForm, editFormId } from "~/features/calls/form/edit-call-form";
import { ownCallPath } from "~/features/calls/own-call-path";
import { useKeyOfStored } from "~/http/use-key-of-stored";
import { cutAt } from "~/text/cut";
import { Button, buttonClass } from "~/ui/button";
import { Facts } from "~/ui/facts";
import { Link } from "~/ui/link";
import { CallMenu } from "./call-menu";
import { type OfferCount, OffersLink } from "./offers-link";
import type { OwnCall } from "./own-calls.server";

export type OfferCounts = Record<number, OfferCount | undefined>;

type OwnCallRowProps = { call: OwnCall; today: string; offers?: OfferCount };

export function OwnCallRow({ call, today, offers }: OwnCallRowProps) {
  const stored = useKeyOfStored(`${call.updatedAt}`, editFormId(call.id));
  /** What was stored when the form was opened: saving the call closes it, and an open menu stays. */
  const [edited, setEdited] = useState<string | null>(null);
  const isEditing = edited === stored;
  const row = useRef<HTMLLIElement>(null);
  const isFirst = useRef(true);

  // The form replaces the focused button: move the focus into the form, and back afterwards.
  useEffect(() => {
    if (!isFirst.current) row.current?.querySelector<HTMLElement>(isEditing ? "input" : "a[href$=bearbeiten]")?.focus();
    isFirst.current = false;
  }, [isEditing]);

  return (
    <li ref={row} className="border-b border-line py-6">
      {isEditing ? (
        <EditCallForm call={call} today={today} told={offers?.open ?? 0} level={3}>
          <Button type="button" variant="quiet" onClick={() => setEdited(null)}>
            Abbrechen
          </Button>
        </EditCallForm>
      ) : (
        <View call={call} offers={offers} onEdit={() => setEdited(stored)} />
      )}
    </li>
  );
}

function View({ call, offers, onEdit }: Omit<OwnCallRowProps, "today"> & { onEdit: () => void }) {
  const isPinnable = call.state === "offen" || call.state === "abgelaufen";
  return (
    <article>
      <div className="mb-3 flex flex-wrap gap-2">
        <CallBadges call={call} isPinned={call.pinned && isPinnable} isHidden={call.hidden} />
      </div>
      <h3 className="text-2xl wrap-anywhere">
        <Link to={callPath(call)} className="title-link">
          {call.title}
        </Link>
      </h3>
      <p className="mt-2.5 max-w-text text-note wrap-anywhere">
        {cutAt(call.description, 150) || "Noch ohne Beschreibung"}
      </p>
      <Facts
        inColumns
        className="mt-4"
        items={[
          { label: "Budget", value: budgetText(call.budget) },
          { label: "Deadline", value: deadlineText(call.deadline) },
          { label: "Dauer", value: call.projectDuration ?? "Nach Absprache" },
        ]}
      />
      <div className="mt-5 flex flex-wrap gap-2.5 max-sm:grid max-sm:grid-cols-[auto_1fr] max-[20rem]:grid-cols-1 max-[20rem]:*:px-2 max-sm:[&>button]:border-edge">
        {offers && <OffersLink call={call} offers={offers} size="sm" className="max-sm:col-span-full" />}
        <Link
          to={ownCallPath(call.id, "bearbeiten")}
          onClick={(event) => {
            event.preventDefault();
            onEdit();
          }}
          className={buttonClass({ variant: "secondary", size: "sm" })}
        >
          <Pencil aria-hidden size={18} />
          <span>
            {call.state === "entwurf" ? "Weiterschreiben" : "Bearbeiten"}
            <span className="sr-only">: {call.title}</span>
          </span>
        </Link>
        <CallMenu call={call} isPinnable={isPinnable} told={offers?.open ?? 0} />
      </div>
    </article>
  );
}
