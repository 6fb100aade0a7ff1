import { type CallSummary, companyName } from "~/features/calls/call";
import { Avatar } from "~/ui/avatar";
import { Link } from "~/ui/link";

type CompanyProps = { call: Pick<CallSummary, "company"> };

export function CompanyAvatar({ call }: CompanyProps) {
  const name = companyName(call);
  return <Avatar name={name} seed={call.company?.slug ?? "unternehmen"} src={call.company?.avatarUrl} size="sm" />;
}

export function CompanyName({ call }: CompanyProps) {
  if (!call.company) return <span>{companyName(call)}</span>;
  return (
    <Link to={`/unternehmen/${call.company.slug}`} className="link hit inline-block w-fit font-medium text-ink">
      {call.company.name}
    </Link>
  );
}
