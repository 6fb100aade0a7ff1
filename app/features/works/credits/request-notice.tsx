import { ButtonLink } from "~/ui/button";
import { Notice } from "~/ui/notice";
import { creditsPath } from "./credit";

/** Tells people on their own profile that credits wait for an answer. */
export function RequestNotice({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Notice
      title={count === 1 ? "Jemand nennt Sie bei einer Arbeit" : `Sie sind bei ${count} Arbeiten genannt`}
      action={
        <ButtonLink to={creditsPath} variant="secondary" size="sm">
          Ansehen und antworten
        </ButtonLink>
      }
      className="mb-10"
    >
      Stimmt das? Erst wenn Sie bestätigen, führt Ihr Name zu Ihrem Profil.
    </Notice>
  );
}
