import type { CSSProperties, ReactNode } from "react";
import { classNames } from "~/ui/class-names";
import type { WorkPicture } from "../work";
import { availableWidthOf } from "./picture-rows";
import { WorkPictures } from "./work-pictures";

interface WorkLayoutProps {
  pictures: WorkPicture[];
  /** Title, year and client. */
  head: ReactNode;
  /** Text, facts and roles. */
  words: ReactNode;
  contact: ReactNode;
}

/**
 * The pictures with everything about them beside them, on phones the words after the first picture. The pictures' column
 * is as wide as they become at the height of the window, and the words have the rest.
 */
export function WorkLayout({ pictures, head, words, contact }: WorkLayoutProps) {
  const hasPictures = pictures.length > 0;
  return (
    <div
      style={hasPictures ? ({ "--pictures": availableWidthOf(pictures) } as CSSProperties) : undefined}
      className={classNames(
        "mt-6 grid gap-x-14 gap-y-8",
        hasPictures
          ? "lg:grid-cols-[min(100%-23.5rem,max(24rem,var(--pictures)))_minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr] lg:gap-y-6"
          : "lg:grid-cols-[minmax(0,1fr)_20rem]",
      )}
    >
      <div className={hasPictures ? "lg:col-start-2 lg:row-start-1" : "lg:col-span-2"}>{head}</div>
      <WorkPictures
        pictures={pictures}
        firstClass="lg:col-start-1 lg:row-start-1 lg:row-span-2"
        restClass="max-lg:order-last lg:col-start-1 lg:row-start-3"
      />
      <div
        className={classNames(
          "grid min-w-0 content-start gap-8",
          hasPictures ? "lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:grid-rows-[auto_1fr]" : "contents",
        )}
      >
        <div className="grid max-w-text min-w-0 content-start gap-7">{words}</div>
        <div className="grid gap-4 self-start border-t border-line pt-6 lg:sticky lg:top-8">{contact}</div>
      </div>
    </div>
  );
}
