import { ChartNoAxesColumn, LogOut, Settings, UserRound } from "lucide-react";
import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import type { Viewer } from "~/auth/viewer";
import { Avatar } from "~/ui/avatar";

const entry = "flex min-h-11 w-full cursor-pointer items-center gap-3 px-4 py-2 text-left hover:bg-wash";

export function AccountMenu({ viewer }: { viewer: Viewer }) {
  return (
    <div>
      <button
        type="button"
        popoverTarget="konto"
        className="account-anchor flex min-h-11 cursor-pointer items-center gap-3 rounded-sm hover:bg-wash sm:pr-3"
      >
        <Avatar name={viewer.name} seed={viewer.slug} src={viewer.avatarUrl} size="sm" />
        <span className="max-w-40 truncate font-semibold max-sm:sr-only">{viewer.name}</span>
        <span className="sr-only">, Kontomenü</span>
      </button>
      <div
        id="konto"
        popover="auto"
        className="account-menu w-64 rounded-sm border border-line bg-card py-2 text-ink shadow-float"
      >
        <nav aria-label="Konto">
          <Entry to="/profil" icon={<UserRound aria-hidden size={20} />}>
            Mein Profil
          </Entry>
          {viewer.userType === "kreative" && (
            <Entry to="/analytics" icon={<ChartNoAxesColumn aria-hidden size={20} />}>
              Profil Analytics
            </Entry>
          )}
          {viewer.isSuperadmin && (
            <Entry to="/admin/dashboard" icon={<Settings aria-hidden size={20} />}>
              Admin
            </Entry>
          )}
        </nav>
        <div className="mt-2 border-t border-line pt-2">
          <SignOutForm />
        </div>
      </div>
    </div>
  );
}

function Entry({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <Link to={to} className={entry}>
      {icon}
      {children}
    </Link>
  );
}

export function SignOutForm() {
  return (
    <Form method="post" action="/auth/abmelden">
      <button type="submit" className={entry}>
        <LogOut aria-hidden size={20} />
        Abmelden
      </button>
    </Form>
  );
}
