import Heart from "lucide-react/icons/heart";
import { DialogLink } from "~/ui/dialog-link";

export function LikedProfilesLink() {
  return (
    <DialogLink
      to="/favoriten"
      variant="secondary"
      icon={<Heart aria-hidden size={20} />}
      load={() => import("./liked-profiles-dialog")}
      dialog={(part, close) => <part.LikedProfilesDialog onClose={close} />}
    >
      Meine Favoriten
    </DialogLink>
  );
}
