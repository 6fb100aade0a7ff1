import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import GripVertical from "lucide-react/icons/grip-vertical";
import Pencil from "lucide-react/icons/pencil";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash";
import { useRef, useState } from "react";
import { useButtonResponse } from "~/http/use-button-response";
import { workMax } from "~/text/maximums";
import { Badge } from "~/ui/badge";
import { Button, ButtonLink } from "~/ui/button";
import { DialogLink } from "~/ui/dialog-link";
import { Link } from "~/ui/link";
import { NotLoaded } from "~/ui/not-loaded";
import { Section } from "~/ui/section";
import { moved, useDragOrder } from "~/ui/use-drag-order";
import { useHydrated } from "~/ui/use-hydrated";
import { deleteWorkPath, editWorkPath, isAtHead, isShownToOthers, newWorkPath, workPath } from "../work";
import { WorkTile } from "../work-tile";
import { fullText, headFailed } from "../writing";
import type { OwnWork } from "./own-works.server";

const orderPath = "/arbeiten/reihenfolge";

interface OwnWorksProps {
  /** Null when they could not be loaded. */
  works: OwnWork[] | null;
  ownerSlug: string;
}

/**
 * The works on their creative's profile page. People reorder them by dragging, or by buttons that also work without
 * script.
 */
export function OwnWorks({ works, ownerSlug }: OwnWorksProps) {
  const isFull = (works?.length ?? 0) >= workMax.works;
  return (
    <Section
      id="arbeiten"
      title="Meine Arbeiten"
      flush
      className="pt-10 first:pt-0! md:pt-12"
      action={
        works && !isFull && works.length > 0 ? (
          <ButtonLink to={newWorkPath} variant="secondary" size="sm" icon={<Plus aria-hidden size={18} />}>
            Neue Arbeit
          </ButtonLink>
        ) : undefined
      }
    >
      {!works && <NotLoaded title="Fehler beim Laden der Arbeiten" className="mt-6" />}
      {works?.length === 0 && (
        <div className="border-b border-line py-7">
          <h3>Noch keine Arbeiten</h3>
          <p className="mt-2 mb-5 max-w-text text-soft">
            Nichts überzeugt so wie das, was Sie gemacht haben. Drei gute Arbeiten genügen für den Anfang.
          </p>
          <ButtonLink to={newWorkPath} icon={<Plus aria-hidden size={20} />}>
            Arbeit zeigen
          </ButtonLink>
        </div>
      )}
      {isFull && <p className="border-b border-line py-4 text-note text-soft">{fullText}</p>}
      {works && works.length > 0 && <OrderedWorks works={works} ownerSlug={ownerSlug} />}
    </Section>
  );
}

function OrderedWorks({ works, ownerSlug }: { works: OwnWork[]; ownerSlug: string }) {
  const isHydrated = useHydrated();
  const [order, setOrder] = useState(works);
  // Not by a key: the pressed button would be another element, and the focus gone.
  const [stored, setStored] = useState(works);
  if (stored !== works) {
    setStored(works);
    setOrder(works);
  }
  const moving = useButtonResponse({ key: "arbeiten-umordnen", failure: "Fehler beim Umordnen der Arbeiten" });
  const dropForm = useRef<HTMLFormElement>(null);
  // A ref, because the drop may come before a new state is rendered.
  const dropped = useRef<{ id: number; place: number }>(null);
  const drag = useDragOrder(
    (from, to) => {
      const id = order[from]?.id;
      setOrder(moved(order, from, to));
      if (id !== undefined) dropped.current = { id, place: to + 1 };
    },
    () => {
      const fields = dropForm.current?.elements;
      if (!fields || !dropped.current) return;
      (fields.namedItem("arbeit") as HTMLInputElement).value = `${dropped.current.id}`;
      (fields.namedItem("platz") as HTMLInputElement).value = `${dropped.current.place}`;
      dropForm.current?.requestSubmit();
    },
  );

  return (
    <>
      <ol>
        {order.map((work, index) => (
          <OwnWorkRow
            key={work.id}
            work={work}
            ownerSlug={ownerSlug}
            place={index + 1}
            count={order.length}
            Form={moving.Form}
            drag={isHydrated && order.length > 1 ? drag : null}
          />
        ))}
      </ol>
      {/* Sends where an entry was dropped. */}
      <moving.Form ref={dropForm} method="post" action={orderPath} preventScrollReset hidden>
        <input type="hidden" name="arbeit" />
        <input type="hidden" name="platz" />
      </moving.Form>
    </>
  );
}

interface OwnWorkRowProps {
  work: OwnWork;
  ownerSlug: string;
  place: number;
  count: number;
  Form: ReturnType<typeof useButtonResponse>["Form"];
  drag: ReturnType<typeof useDragOrder> | null;
}

function OwnWorkRow({ work, ownerSlug, place, count, Form, drag }: OwnWorkRowProps) {
  const { id, slug, title, year, published, hidden, cover } = work;
  const isHead = isShownToOthers(work) && isAtHead(work);
  const heading = useButtonResponse({ key: `titelbild-${id}`, failure: headFailed });
  const path = workPath(ownerSlug, slug);

  return (
    <li
      {...drag?.entry(place - 1)}
      className={`grid grid-cols-[5.5rem_1fr] gap-x-5 gap-y-2 border-b border-line py-5 sm:grid-cols-[9rem_1fr_auto] ${drag?.dragged === place - 1 ? "opacity-40" : ""}`}
    >
      <WorkTile work={work} sizes="9rem" className="aspect-4/3 w-full" isSmall />
      <div className="min-w-0">
        <h3 className="wrap-anywhere">
          <Link to={path} className="title-link">
            {title}
          </Link>
        </h3>
        <p className="mt-1 flex flex-wrap items-center gap-2.5 text-note text-soft">
          {year}
          {!published && <Badge>Entwurf</Badge>}
          {isHead && <Badge>Titelbild Ihres Profils</Badge>}
          {hidden && <Badge>Von der Redaktion ausgeblendet</Badge>}
        </p>
        {cover && isShownToOthers(work) && (
          <heading.Form method="post" action={`/arbeiten/${id}/titelbild`} preventScrollReset className="mt-2">
            <input type="hidden" name="zeigen" value={isHead ? "0" : "1"} />
            <button type="submit" className="link hit text-note">
              {isHead ? "Wieder die Fassade zeigen" : "Als Titelbild zeigen"} <span className="sr-only">({title})</span>
            </button>
          </heading.Form>
        )}
      </div>
      <div className="col-span-full flex flex-wrap items-center sm:col-span-1">
        {drag && (
          <span
            {...drag.handle(place - 1)}
            aria-hidden
            title="Ziehen, um die Reihenfolge zu ändern"
            className="grid size-12 cursor-grab place-items-center text-soft"
          >
            <GripVertical size={22} />
          </span>
        )}
        {count > 1 && (
          <>
            <MoveForm Form={Form} id={id} to={place - 1} isOff={place === 1} label={`${title} nach vorne`}>
              <ArrowUp aria-hidden size={20} />
            </MoveForm>
            <MoveForm Form={Form} id={id} to={place + 1} isOff={place === count} label={`${title} nach hinten`}>
              <ArrowDown aria-hidden size={20} />
            </MoveForm>
          </>
        )}
        <ButtonLink to={editWorkPath(id)} variant="quiet" size="icon" icon={<Pencil aria-hidden size={20} />}>
          <span className="sr-only">{title} bearbeiten</span>
        </ButtonLink>
        <DialogLink
          to={deleteWorkPath(id)}
          load={() => import("./delete-work")}
          dialog={(part, close) => <part.DeleteWork work={work} onClose={close} />}
          variant="quiet"
          size="icon"
          icon={<Trash2 aria-hidden size={20} />}
        >
          <span className="sr-only">{title} löschen</span>
        </DialogLink>
      </div>
    </li>
  );
}

interface MoveFormProps {
  Form: OwnWorkRowProps["Form"];
  id: number;
  to: number;
  isOff: boolean;
  label: string;
  children: React.ReactNode;
}

function MoveForm({ Form, id, to, isOff, label, children }: MoveFormProps) {
  return (
    <Form method="post" action={orderPath} preventScrollReset>
      <input type="hidden" name="arbeit" value={id} />
      <input type="hidden" name="platz" value={to} />
      <Button variant="quiet" size="icon" className={isOff ? "not-focus:invisible" : undefined}>
        {children}
        <span className="sr-only">{label}</span>
      </Button>
    </Form>
  );
}
