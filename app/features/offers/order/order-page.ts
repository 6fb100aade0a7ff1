import type { Side } from "~/features/offers/states";
import type { OrderProgress } from "./order";

/** An order for one of its two sides. */
export interface OrderForOne {
  id: string;
  side: Side;
  /** The other side's name. */
  partner: string;
  companyName: string;
  /** Leads to the creative's work of this order, or to the form that begins it. */
  work: { to: string; label: string } | null;
  progress: OrderProgress;
}
