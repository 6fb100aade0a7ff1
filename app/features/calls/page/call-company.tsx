import { type CallSummary, companyName } from "~/features/calls/call";
import { Avatar } from "~/ui/avatar";
import { TextLink } from "~/ui/link";

type CompanyProps = { call: Pick<CallSummary, "company"> };

export function CompanyAvatar({ call }: CompanyProps) {
  const name = companyName(call);
  return <Avatar name={name} seed={call.company?.slug ?? "unternehmen"} src={call.company?.avatarUrl} size="sm" />;
}

export function CompanyName({ call }: CompanyProps) {
  if (!call.company) return <span>{companyName(call)}</span>;
  return (
    <TextLink to={`/unternehmen/${call.company.slug}`} alone className="w-fit font-medium text-ink">
      {call.company.name}
    </TextLink>
  );
}
