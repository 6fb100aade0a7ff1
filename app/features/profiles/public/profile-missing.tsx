import type { MouseEvent } from "react";
import { isRouteErrorResponse, useNavigate } from "react-router";
import type { UserType } from "~/db/schema";
import { PageTitle } from "~/http/page-title";
import { ButtonLink } from "~/ui/button";
import { Container } from "~/ui/container";
import { EmptyState } from "~/ui/empty-state";

const missing: Record<UserType, { title: string; text: string; back: string }> = {
  kreative: {
    title: "Profil nicht gefunden",
    text: "Das angeforderte Profil konnte nicht gefunden werden.",
    back: "/kreative",
  },
  unternehmen: {
    title: "Unternehmensprofil nicht gefunden",
    text: "Das angeforderte Profil konnte nicht gefunden werden.",
    back: "/ausschreibungen",
  },
};

/** Replaces a profile that does not exist or could not be loaded. */
export function ProfileMissing({ userType, error }: { userType: UserType; error: unknown }) {
  const navigate = useNavigate();
  const { title, text, back } = missing[userType];
  const isMissing = isRouteErrorResponse(error) && error.status === 404;

  function goBack(event: MouseEvent) {
    if (!(window.history.state?.idx > 0)) return;
    event.preventDefault();
    navigate(-1);
  }

  return (
    <Container className="py-14">
      <PageTitle>{title}</PageTitle>
      <meta name="robots" content="noindex" />
      <EmptyState
        title={title}
        level={1}
        seed={`fehlt-${userType}`}
        tone="colour"
        action={
          <ButtonLink to={back} onClick={goBack}>
            Zurück
          </ButtonLink>
        }
      >
        {isMissing ? text : "Ein Fehler ist aufgetreten"}
      </EmptyState>
    </Container>
  );
}
