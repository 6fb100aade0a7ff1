import type { Side } from "~/features/offers/states";
import type { OrderProgress } from "./order";

/** An order for one of its two sides. */
export interface OrderForOne {
  id: string;
  side: Side;
  /** The other side's name. */
  partner: string;
  companyName: string;
  /** Whether the viewer can show works. */
  isCreative: boolean;
  progress: OrderProgress;
}
