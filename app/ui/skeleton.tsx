import { CardGrid } from "./card";
import { Facade } from "./facade";

type SkeletonProps = {
  /** The text for screen readers while loading, such as 'Wird geladen ...'. */
  label: string;
  kind?: "cards" | "rows" | "text";
  count?: number;
};

const bar = "block h-4 rounded-sm bg-wash";

function CardShape({ index }: { index: number }) {
  return (
    <div>
      <div className="relative aspect-[2.2] overflow-hidden rounded-sm">
        <Facade
          seed={`skelett-${index}`}
          width={360}
          height={200}
          columns={11}
          tone="paper"
          className="facade-breathe"
        />
      </div>
      <span className={`${bar} mt-4 h-6 w-3/5`} />
      <span className={`${bar} mt-3 w-2/5`} />
      <span className={`${bar} mt-4`} />
      <span className={`${bar} mt-2 w-4/5`} />
    </div>
  );
}

function RowShape() {
  return (
    <div className="grid items-center gap-x-8 gap-y-4 border-b border-line py-5.5 lg:grid-cols-[1.6fr_1.25fr_auto]">
      <div>
        <span className={`${bar} h-6 w-4/5`} />
        <span className={`${bar} mt-3 w-2/5`} />
      </div>
      <span className={`${bar} h-10`} />
      <span className={`${bar} h-11 w-36`} />
    </div>
  );
}

function TextShape() {
  return (
    <div className="border-b border-line py-5.5">
      <span className={`${bar} h-6 w-2/5`} />
      <span className={`${bar} mt-4`} />
      <span className={`${bar} mt-2`} />
      <span className={`${bar} mt-2 w-3/5`} />
    </div>
  );
}

export function Skeleton({ label, kind = "cards", count = 3 }: SkeletonProps) {
  const indexes = Array.from({ length: count }, (_, index) => index);

  return (
    <div role="status" aria-busy="true">
      <p className="sr-only">{label}</p>
      <div aria-hidden>
        {kind === "cards" && (
          <CardGrid>
            {indexes.map((index) => (
              <CardShape key={index} index={index} />
            ))}
          </CardGrid>
        )}
        {kind === "rows" && indexes.map((index) => <RowShape key={index} />)}
        {kind === "text" && indexes.map((index) => <TextShape key={index} />)}
      </div>
    </div>
  );
}
