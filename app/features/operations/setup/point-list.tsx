import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import CircleHelp from "lucide-react/icons/circle-question-mark";
import { TextLink } from "~/ui/link";
import type { Point, PointState } from "./point";

const looks: Record<PointState, { label: string; icon: typeof CircleCheck; className: string }> = {
  open: { label: "Zu tun", icon: CircleAlert, className: "text-signal" },
  good: { label: "In Ordnung", icon: CircleCheck, className: "text-ink" },
  unknown: { label: "Nicht feststellbar", icon: CircleHelp, className: "text-soft" },
};

/** The check list of a site, as it stands now. */
export function PointList({ points }: { points: Point[] }) {
  return (
    <ul className="border-t-2 border-ink">
      {points.map(({ title, state, text, link }) => {
        const { label, icon: Icon, className } = looks[state];
        return (
          <li
            key={title}
            className="grid gap-x-6 gap-y-1 border-b border-line py-4 md:grid-cols-[12rem_10rem_minmax(0,1fr)]"
          >
            <h2 className="text-base font-semibold">{title}</h2>
            <p className={`flex items-center gap-2 self-start text-note ${className}`}>
              <Icon aria-hidden size={18} className="shrink-0" />
              {label}
            </p>
            <p className="max-w-text wrap-anywhere">
              {text}
              {link && (
                <>
                  {" "}
                  <TextLink to={link.to} className="hit whitespace-nowrap">
                    {link.label}
                  </TextLink>
                </>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
