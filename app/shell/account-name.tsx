import type { Viewer } from "~/auth/viewer";
import { Avatar } from "~/ui/avatar";

/** Counting stops here. */
export const countText = (unread: number) => (unread > 99 ? "99+" : `${unread}`);

/** The picture and name of the viewer, and how many conversations are unread. */
export function AccountName({ viewer, unread }: { viewer: Viewer; unread: number }) {
  return (
    <>
      <Avatar name={viewer.name} seed={viewer.slug} src={viewer.avatarUrl} size="sm" />
      <span className="max-w-40 truncate xl:max-w-80 max-sm:sr-only">{viewer.name}</span>
      {unread > 0 && (
        <span className="rounded-sm bg-signal px-1.75 py-0.5 text-sm text-on-signal">
          <span aria-hidden>{countText(unread)}</span>
          <span className="sr-only">
            , {countText(unread)} {unread === 1 ? "ungelesene Unterhaltung" : "ungelesene Unterhaltungen"}
          </span>
        </span>
      )}
    </>
  );
}
