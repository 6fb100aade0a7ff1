import { lightColours } from "~/ui/light-colours";

interface QrCodeProps {
  /** Of `qrPath`. */
  path: string;
  size: number;
  label: string;
  className?: string;
}

/** Dark on light in every colour scheme, because many apps read nothing else. */
export const QrCode = ({ path, size, label, className = "" }: QrCodeProps) => (
  <svg
    viewBox={`0 0 ${size} ${size}`}
    role="img"
    aria-label={label}
    shapeRendering="crispEdges"
    className={`rounded-sm border border-line ${className}`}
  >
    <rect width={size} height={size} fill={lightColours.paper} />
    <path d={path} fill={lightColours.ink} />
  </svg>
);
