import type { ReactNode } from "react";
import { useButtonResponse } from "~/http/use-button-response";
import { Button } from "~/ui/button";
import { subscriptionAct, subscriptionsPath } from "./subscriptions";

interface AddressFormProps {
  /** The page that makes the address. */
  page?: string;
  act: "make" | "end";
  variant?: "primary" | "secondary" | "quiet";
  children: ReactNode;
}

/** A button that makes one's secret addresses, or ends them. */
export function AddressForm({ page = subscriptionsPath, act, variant = "secondary", children }: AddressFormProps) {
  const { Form, isBusy } = useButtonResponse({ key: `abo-${act}`, failure: "Fehler beim Speichern der Adresse" });
  return (
    <Form method="post" action={page} preventScrollReset>
      <input type="hidden" name={subscriptionAct.field} value={subscriptionAct[act]} />
      <Button variant={variant} size="sm" busy={isBusy}>
        {children}
      </Button>
    </Form>
  );
}
