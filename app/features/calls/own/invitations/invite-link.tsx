import { TextLink } from "~/ui/link";
import { invitePath } from "./invitation";

interface InviteLinkProps {
  slug: string;
  name: string;
  callId: number;
}

export const InviteLink = ({ slug, name, callId }: InviteLinkProps) => (
  <TextLink to={invitePath(slug, callId)} alone className="text-note font-semibold">
    Einladen<span className="sr-only">: {name}</span>
  </TextLink>
);
