import { cutBio, pageBio } from "~/features/profiles/profile";
import { SideSection } from "./side-section";

/** Shows the first 350 characters; the rest unfolds. */
export function About({ bio }: { bio: string | null }) {
  const text = bio || pageBio;

  return (
    <SideSection id="ueber-uns" title="Über uns">
      <Folded text={text} />
    </SideSection>
  );
}

function Folded({ text }: { text: string }) {
  const start = cutBio(text);
  return (
    <>
      <p className="whitespace-pre-line">{start}</p>
      {start !== text && (
        <details className="mt-3">
          <summary className="link grid min-h-11 w-fit cursor-pointer items-center font-semibold">
            Ganzen Text lesen
          </summary>
          <p className="whitespace-pre-line">{text}</p>
        </details>
      )}
    </>
  );
}
