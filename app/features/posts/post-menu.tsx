import Ellipsis from "lucide-react/icons/ellipsis";
import Pencil from "lucide-react/icons/pencil";
import Pin from "lucide-react/icons/pin";
import PinOff from "lucide-react/icons/pin-off";
import Trash2 from "lucide-react/icons/trash";
import type { MouseEvent, ReactNode } from "react";
import { useLocation } from "react-router";
import { useButtonResponse } from "~/http/use-button-response";
import { postExcerpt } from "~/text/post-excerpt";
import { ConfirmDialog } from "~/ui/confirm-dialog";
import { Menu, MenuButton, MenuLink } from "~/ui/menu";
import type { ShownPost } from "./post";

interface PostMenuProps {
  post: ShownPost;
  onOpen: () => void;
  onEdit: (event: MouseEvent<Element>) => void;
  /** A further entry, before that for deleting. */
  entry?: ReactNode;
}

/** The actions of a post's owner. Every entry also works without script. */
export function PostMenu({ post, onOpen, onEdit, entry }: PostMenuProps) {
  const { pathname, search } = useLocation();
  const pinning = useButtonResponse({ key: `anheften-${post.id}`, failure: "Fehler beim Anheften des Posts" });
  const deleting = useButtonResponse({ key: `loeschen-${post.id}`, failure: "Fehler beim Löschen des Posts" });
  const path = `/posts/${post.id}`;
  const back = `${pathname}${search}`;
  const dialog = `loeschen-${post.id}`;

  return (
    <>
      <Menu
        trigger={<Ellipsis aria-hidden size={22} />}
        label={`Post bearbeiten oder löschen: „${postExcerpt(post.content, 40)}“`}
        size="icon"
        onToggle={onOpen}
      >
        <MenuLink
          to={`${path}/bearbeiten?weiter=${encodeURIComponent(back)}`}
          icon={<Pencil aria-hidden size={18} />}
          onClick={onEdit}
        >
          Bearbeiten
        </MenuLink>
        <MenuButton
          type="submit"
          form={`anheften-${post.id}`}
          icon={post.pinned ? <PinOff aria-hidden size={18} /> : <Pin aria-hidden size={18} />}
        >
          {post.pinned ? "Nicht mehr anheften" : "Anheften"}
        </MenuButton>
        {entry}
        <MenuButton
          danger
          command="show-modal"
          commandfor={dialog}
          aria-haspopup="dialog"
          icon={<Trash2 aria-hidden size={18} />}
        >
          Löschen
        </MenuButton>
      </Menu>
      <pinning.Form id={`anheften-${post.id}`} method="post" action={`${path}/anheften`} preventScrollReset>
        <input type="hidden" name="pinned" value={post.pinned ? "0" : "1"} />
        <input type="hidden" name="weiter" value={back} />
      </pinning.Form>
      <deleting.Form id={`${dialog}-form`} method="post" action={`${path}/loeschen`} preventScrollReset>
        <input type="hidden" name="weiter" value={back} />
      </deleting.Form>
      <ConfirmDialog
        id={dialog}
        title="Post löschen"
        confirmLabel="Löschen"
        danger
        busy={deleting.isBusy}
        busyLabel="Lösche..."
        form={`${dialog}-form`}
      >
        <p>Sind Sie sicher, dass Sie diesen Post löschen möchten? Diese Aktion kann nicht rückgängig gemacht werden.</p>
      </ConfirmDialog>
    </>
  );
}
