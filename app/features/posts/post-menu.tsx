import Ellipsis from "lucide-react/icons/ellipsis";
import Pencil from "lucide-react/icons/pencil";
import Pin from "lucide-react/icons/pin";
import PinOff from "lucide-react/icons/pin-off";
import Trash2 from "lucide-react/icons/trash";
import type { MouseEvent, ReactNode } from "react";
import { useLocation } from "react-router";
import { useButtonResponse } from "~/http/use-button-response";
import { postExcerpt } from "~/text/post-excerpt";
import { useDialogLink } from "~/ui/dialog-link";
import { Menu, MenuButton, MenuLink } from "~/ui/menu";
import type { ShownPost } from "./post";

interface PostMenuProps {
  post: ShownPost;
  onOpen: () => void;
  onEdit: (event: MouseEvent<Element>) => void;
  /** A further entry, before that for deleting. */
  entry: ReactNode;
}

/** The actions of a post's owner. Every entry also works without script. */
export function PostMenu({ post, onOpen, onEdit, entry }: PostMenuProps) {
  const { pathname, search } = useLocation();
  const pinning = useButtonResponse({ key: `anheften-${post.id}`, failure: "Fehler beim Anheften des Posts" });
  const path = `/posts/${post.id}`;
  const back = `${pathname}${search}`;
  const afterwards = `?weiter=${encodeURIComponent(back)}`;
  const deleting = useDialogLink({
    load: () => import("./delete-post"),
    dialog: (part, close) => <part.DeletePost post={post} backTo={back} onClose={close} />,
  });

  return (
    <>
      <Menu
        trigger={<Ellipsis aria-hidden size={22} />}
        label={`Post bearbeiten oder löschen: „${postExcerpt(post.content, 40)}“`}
        size="icon"
        onToggle={onOpen}
      >
        <MenuLink to={`${path}/bearbeiten${afterwards}`} icon={<Pencil aria-hidden size={18} />} onClick={onEdit}>
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
        <MenuLink
          {...deleting.opener}
          to={`${path}/loeschen${afterwards}`}
          danger
          icon={<Trash2 aria-hidden size={18} />}
        >
          Löschen
        </MenuLink>
      </Menu>
      <pinning.Form id={`anheften-${post.id}`} method="post" action={`${path}/anheften`} preventScrollReset>
        <input type="hidden" name="pinned" value={post.pinned ? "0" : "1"} />
        <input type="hidden" name="weiter" value={back} />
      </pinning.Form>
      {deleting.opened}
    </>
  );
}
