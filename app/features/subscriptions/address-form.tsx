import type { ReactNode } from "react";
import { useButtonResponse } from "~/http/use-button-response";
import { Button } from "~/ui/button";
import { subscriptionAct, subscriptionsPath } from "./subscriptions";

interface AddressFormProps {
  act: "make" | "end";
  variant?: "primary" | "secondary" | "quiet";
  children: ReactNode;
}

/** A button that makes one's secret addresses, or ends them. */
export function AddressForm({ act, variant = "secondary", children }: AddressFormProps) {
  const { Form, isBusy } = useButtonResponse({ key: `abo-${act}`, failure: "Fehler beim Speichern der Adresse" });
  return (
    <Form method="post" action={subscriptionsPath} preventScrollReset>
      <input type="hidden" name={subscriptionAct.field} value={subscriptionAct[act]} />
      <Button variant={variant} size="sm" busy={isBusy}>
        {children}
      </Button>
    </Form>
  );
}
