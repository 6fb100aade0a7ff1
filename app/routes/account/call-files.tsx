import { data } from "react-router";
import { getViewer, signedInOnly } from "~/auth/guards.server";
import { callPath } from "~/features/calls/call";
import { findCall } from "~/features/calls/list/calls.server";
import { CallFilesForm } from "~/features/calls/own/files/call-files-form";
import { changeCallFiles } from "~/features/calls/own/files/change-call-files.server";
import { callFilesPath } from "~/features/calls/own-call-path";
import { FileList, type ListedFile } from "~/files/file-list";
import { listFilesOfCall } from "~/files/find-files.server";
import { idOf } from "~/http/id-of";
import { storedNowhere } from "~/http/page-caching.server";
import { findReachedLimit } from "~/http/rate-limit.server";
import { readForm } from "~/http/read-form.server";
import { WriteForm } from "~/http/write-form";
import { unlistedMeta } from "~/seo/meta";
import { attachmentMax } from "~/text/maximums";
import { Button } from "~/ui/button";
import { Container } from "~/ui/container";
import { TextLink } from "~/ui/link";
import { Prevented } from "~/ui/prevented";
import type { Route } from "./+types/call-files";

export const middleware: Route.MiddlewareFunction[] = [signedInOnly, storedNowhere];

/** Everybody else finds the files on the page of the call. */
async function getOwnCall(id: string, viewerId: string) {
  const call = await findCall(idOf(id), viewerId);
  if (!call?.isOwn) throw data(null, { status: 404 });
  return call;
}

export async function loader({ params, context }: Route.LoaderArgs) {
  const viewer = getViewer(context);
  const { id, slug, title } = await getOwnCall(params.id, viewer.id);
  const [files, prevented] = await Promise.all([listFilesOfCall(id, viewer), findReachedLimit("call-file", viewer.id)]);
  return { call: { id, slug, title }, files, prevented };
}

export async function action({ params, context }: Route.ActionArgs) {
  const viewer = getViewer(context);
  const call = await getOwnCall(params.id, viewer.id);
  return changeCallFiles(viewer.id, call.id, readForm(context));
}

export const meta: Route.MetaFunction = ({ matches }) => unlistedMeta(matches, "Unterlagen zur Ausschreibung");

export default function CallFilesRoute({ loaderData: { call, files, prevented }, actionData }: Route.ComponentProps) {
  const places = attachmentMax.ofCall - files.length;
  const problem = actionData && "problem" in actionData ? actionData.problem : undefined;
  return (
    <Container width="text" className="pt-8 md:pt-12">
      <p>
        <TextLink to={callPath(call)} alone>
          {call.title}
        </TextLink>
      </p>
      <h1 className="mt-7 mb-6 text-4xl">Unterlagen zur Ausschreibung</h1>
      <p className="mb-6 text-soft">
        Pläne, Vorlagen, ein Briefing: Mitglieder, die Ihre Ausschreibung sehen, können sie öffnen. Wer schon ein
        Angebot gesendet hat, bekommt bei jeder neuen eine E-Mail. Höchstens {attachmentMax.ofCall} Dateien.
      </p>
      {files.length > 0 && <FileList files={files} act={(file) => <RemoveForm callId={call.id} file={file} />} />}
      <div className="mt-8">
        <Prevented problem={prevented} />
        {places > 0 ? (
          <CallFilesForm callId={call.id} files={files} places={places} problem={problem} />
        ) : (
          <p className="text-soft">Mehr Dateien nimmt diese Ausschreibung nicht auf.</p>
        )}
      </div>
    </Container>
  );
}

function RemoveForm({ callId, file }: { callId: number; file: ListedFile }) {
  return (
    <WriteForm action={callFilesPath(callId)} failure="Fehler beim Entfernen der Unterlage">
      {(isBusy) => (
        <>
          <input type="hidden" name="remove" value={file.id} />
          <Button variant="quiet" size="sm" busy={isBusy} busyLabel="Wird entfernt...">
            Entfernen<span className="sr-only">: {file.name}</span>
          </Button>
        </>
      )}
    </WriteForm>
  );
}
