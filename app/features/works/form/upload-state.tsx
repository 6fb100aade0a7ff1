import RotateCcw from "lucide-react/icons/rotate-ccw";
import { Button } from "~/ui/button";
import type { Upload } from "./entry";

interface UploadStateProps {
  upload: Upload | undefined;
  place: string;
  onRetry: () => void;
}

/** How far a picture on its way is, or why it failed and what to do. */
export function UploadState({ upload, place, onRetry }: UploadStateProps) {
  if (!upload) return null;
  const { file, progress, error, isHopeless } = upload;
  if (error)
    return (
      <div role="alert" className="grid justify-items-start gap-2">
        <p className="text-note font-medium text-danger">
          {file.name}: {error}
        </p>
        {!isHopeless && (
          <Button
            type="button"
            variant="secondary"
            size="sm"
            icon={<RotateCcw aria-hidden size={18} />}
            onClick={onRetry}
          >
            Noch einmal versuchen <span className="sr-only">({place})</span>
          </Button>
        )}
      </div>
    );
  const percent = Math.round(progress * 100);
  return (
    <div className="grid gap-1">
      <p className="truncate text-note text-soft">
        {file.name}: {percent < 100 ? `${percent} % gesendet` : "wird aufbereitet …"}
      </p>
      <progress
        max={100}
        value={percent < 100 ? percent : undefined}
        aria-label={`${place} wird hochgeladen`}
        className="h-2 w-full accent-spruce"
      />
    </div>
  );
}
