import { useEffect, useState } from "react";
import { Facts } from "~/ui/facts";
import { noTerms, priceFacts, priceKinds, priceTaxes, totalCents } from "./terms";
import { priceOf, type TypedPosition, type TypedPrice, unreadableRows } from "./typed-price";

interface PriceSumProps {
  formId: string;
  /** What the form shows at first. */
  initial: Record<keyof TypedPrice, unknown>;
}

/** What the typed price makes together, without VAT and with it: as it was loaded, and with script as it is typed. */
export function PriceSum({ formId, initial }: PriceSumProps) {
  const [typed, setTyped] = useState(() => readPrice(initial));

  useEffect(() => {
    const form = document.forms.namedItem(formId);
    if (!form) return;
    const read = () => setTyped(readForm(new FormData(form)));
    // What was typed before this script ran.
    read();
    form.addEventListener("input", read);
    return () => form.removeEventListener("input", read);
  }, [formId]);

  const terms = { ...noTerms, ...priceOf(typed) };
  const total = totalCents(terms);
  const facts = priceFacts(terms).flatMap(({ label, value }) => (value ? [{ label, value }] : []));
  const missing = missingText(unreadableRows(typed));
  return (
    <div role="status" aria-label="Preis zusammen" className="empty:hidden">
      {missing && <p className="mb-3 border-l-3 border-signal pl-3">{missing}</p>}
      {total !== null && total > 0 && <Facts items={facts} />}
    </div>
  );
}

/** Says which rows are missing in the sum. */
const missingText = (rows: number[]) =>
  rows.length > 0 &&
  `Noch nicht vollständig: ${rows.map((row) => `${row}.`).join(", ")} Position ohne Preis oder Menge, die als Zahl zu lesen sind.`;

const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : null);

const readPrice = (values: Record<keyof TypedPrice, unknown>): TypedPrice => ({
  priceKind: priceKinds.find((kind) => kind === values.priceKind) ?? null,
  priceTax: priceTaxes.find((tax) => tax === values.priceTax) ?? null,
  priceAmount: text(values.priceAmount),
  priceQuantity: text(values.priceQuantity),
  // In a refused form, a row that nobody used has no value.
  positions: Array.isArray(values.positions)
    ? (values.positions as (TypedPosition | null)[]).map((row) => row ?? {})
    : [],
});

function readForm(form: FormData): TypedPrice {
  const positions: TypedPosition[] = [];
  for (const [name, value] of form) {
    const [, index, part] = /^positions\[(\d+)\]\.(\w+)$/.exec(name) ?? [];
    if (part) positions[Number(index)] = { ...positions[Number(index)], [part]: `${value}` };
  }
  return readPrice({ ...Object.fromEntries(form), positions } as Record<keyof TypedPrice, unknown>);
}
