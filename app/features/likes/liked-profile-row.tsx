import { useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useSite } from "~/http/site-context";
import { useButtonResponse } from "~/http/use-button-response";
import { cutAt } from "~/text/cut";
import { joined } from "~/text/joined";
import { Avatar } from "~/ui/avatar";
import { Button } from "~/ui/button";
import { Dotted } from "~/ui/dotted";
import { FramedPictures } from "~/ui/framed-pictures";
import { Link } from "~/ui/link";
import { TagList } from "~/ui/tag-list";
import type { LikedProfile } from "./likes.server";

const skillsShown = 3;
const bioLength = 350;

export function LikedProfileRow({ profile, level = 3 }: { profile: LikedProfile; level?: 2 | 3 }) {
  const Heading = level === 2 ? "h2" : "h3";
  const { id, name, slug, title, location, skills, bio, avatarUrl, pictures } = profile;
  const { pathname } = useLocation();
  const { region } = useSite();

  return (
    <li className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-3 border-b border-line py-5 first:pt-0 sm:grid-cols-[auto_1fr_14rem]">
      <Avatar name={name} seed={slug} src={avatarUrl} size="md" />
      <div className="min-w-0">
        <Heading className="text-2xl">
          <Link to={`/kreative/${slug}`} className="title-link">
            {name}
          </Link>
        </Heading>
        <p className="mt-1 text-soft">
          <Dotted text={joined(title || "Kreativer", location || region.placeOfCreatives)} />
        </p>
        {bio && <p className="mt-2 text-note">{cutAt(bio, bioLength)}</p>}
        {skills.length > 0 && (
          <div className="mt-2.5">
            <TagList tags={skills} max={skillsShown} label="Skills" />
          </div>
        )}
        <RemoveLike id={id} name={name} backTo={pathname} />
      </div>
      <div className="card-cover self-start max-sm:order-first max-sm:col-span-full">
        <FramedPictures pictures={pictures} seed={slug} />
      </div>
    </li>
  );
}

function RemoveLike({ id, name, backTo }: { id: number; name: string; backTo: string }) {
  const { Form, isBusy } = useButtonResponse({ failure: "Fehler beim Entfernen aus Favoriten" });
  const form = useRef<HTMLFormElement>(null);

  // After removing a row, move the focus to the next one.
  useLayoutEffect(() => {
    const row = form.current?.closest("li");
    return () => {
      if (!row?.contains(document.activeElement)) return;
      const neighbour = row.nextElementSibling ?? row.previousElementSibling;
      neighbour?.querySelector("button")?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <Form ref={form} method="post" action={`/favoriten/${id}/entfernen`} className="mt-3" preventScrollReset>
      <input type="hidden" name="weiter" value={backTo} />
      <Button variant="quiet" size="sm" className="-ml-4" busy={isBusy}>
        Entfernen<span className="sr-only">: {name}</span>
      </Button>
    </Form>
  );
}
