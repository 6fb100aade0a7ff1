import LoaderCircle from "lucide-react/icons/loader-circle";

export function Spinner({ size = 20 }: { size?: number }) {
  return <LoaderCircle aria-hidden size={size} className="shrink-0 animate-spin motion-reduce:animate-none" />;
}
