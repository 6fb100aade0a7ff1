import { Link } from "~/ui/link";
import { invitePath } from "./invitation";

interface InviteLinkProps {
  slug: string;
  name: string;
  callId?: number;
}

export const InviteLink = ({ slug, name, callId }: InviteLinkProps) => (
  <Link to={invitePath(slug, callId)} className="link hit inline-block text-note font-semibold">
    Einladen<span className="sr-only">: {name}</span>
  </Link>
);
