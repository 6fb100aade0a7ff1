import { conversationPath } from "~/conversations/conversation-path";
import { formatShortDate } from "~/text/dates";
import { Badge } from "~/ui/badge";
import { Link, TextLink } from "~/ui/link";
import { Section } from "~/ui/section";
import { type Column, Table } from "~/ui/table";
import { type SentInvitation, stateText } from "./invitation";

const columns: Column<SentInvitation>[] = [
  {
    header: "Eingeladen",
    isRowHeader: true,
    cell: ({ person }) =>
      person.isPublic ? (
        <Link to={`/kreative/${person.slug}`} className="font-display text-xl font-semibold title-link wrap-anywhere">
          {person.name}
        </Link>
      ) : (
        <span className="font-display text-xl font-semibold wrap-anywhere">{person.name}</span>
      ),
  },
  { header: "Am", width: "md:w-[18%]", cell: ({ createdAt }) => formatShortDate(createdAt) },
  {
    header: "Stand",
    width: "md:w-[24%]",
    cell: (invitation) => <Badge variant={invitation.offerId ? "spruce" : "outline"}>{stateText(invitation)}</Badge>,
  },
  {
    header: "Unterhaltung",
    width: "md:w-[18%]",
    cell: ({ conversationId, person }) => (
      <TextLink to={conversationPath(conversationId)} alone>
        Ansehen<span className="sr-only">: {person.name}</span>
      </TextLink>
    ),
  },
];

/** Whom a company has invited to a call, at its desk. */
export function InvitedList({ invitations }: { invitations: SentInvitation[] | null }) {
  if (!invitations || invitations.length === 0) return null;
  return (
    <Section title="Eingeladen" id="eingeladen" flush>
      <Table caption="Eingeladene Kreative" columns={columns} rows={invitations} rowKey={({ id }) => id} />
    </Section>
  );
}
