import Images from "lucide-react/icons/images";
import { SubmissionId } from "~/http/submission-id";
import { useButtonResponse } from "~/http/use-button-response";
import { MenuButton } from "~/ui/menu";
import { showToast } from "~/ui/toaster";
import { fullText, takeOverFailed } from "../writing";

interface TakeOverEntryProps {
  postId: number;
  /** Whether the creative has as many works as allowed. */
  isFull: boolean;
}

/** The entry in the menu of a person's post that creates a work from it. */
export function TakeOverEntry({ postId, isFull }: TakeOverEntryProps) {
  const form = `als-arbeit-${postId}`;
  const { Form, isBusy } = useButtonResponse({ key: form, failure: takeOverFailed });
  const icon = <Images aria-hidden size={18} className="shrink-0" />;
  if (isFull)
    return (
      <li className="max-w-72 px-3 py-2 text-note">
        <span className="flex items-center gap-3 font-medium text-soft">{icon}Post als Arbeit übernehmen</span>
        <span className="mt-1 block text-sm text-soft">{fullText}</span>
      </li>
    );
  return (
    <>
      <MenuButton type="submit" form={form} disabled={isBusy} icon={icon}>
        Post als Arbeit übernehmen
      </MenuButton>
      <li hidden>
        <Form
          id={form}
          method="post"
          action={`/posts/${postId}/als-arbeit`}
          preventScrollReset
          onSubmit={() => showToast({ title: "Der Entwurf wird angelegt", kind: "info" })}
        >
          <SubmissionId />
        </Form>
      </li>
    </>
  );
}
