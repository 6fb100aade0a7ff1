import { euroText } from "~/features/calls/call-options";
import { type Category, categories } from "~/features/calls/categories";
import { useSite } from "~/http/site-context";

const priceText = (name: string, price: number) =>
  `${name} ${euroText(price)}${name === "Stundensatz" ? " pro Stunde" : ""}`;

type PriceHintProps = { category: string; subcategory: string };

/** Shows the usual local price of such work. It is a hint and binds nobody. */
export function PriceHint({ category: name, subcategory }: PriceHintProps) {
  const { region } = useSite();
  const category = categories.find((one) => one.name === name);
  if (!category) return null;
  return (
    <p role="status" className="border-l-2 border-signal pl-4 text-note">
      <span className="font-semibold">Richtpreise in {region.name}: </span>
      {pricesOf(category, subcategory)}
      <span className="block text-sm text-soft">Mittlere Erfahrungswerte, netto und unverbindlich.</span>
    </p>
  );
}

function pricesOf({ name, priceHint, priceHints }: Category, subcategory: string): string {
  const price = priceHints[subcategory];
  if (price !== undefined) return priceText(subcategory, price);
  const each = Object.entries(priceHints).map(([kind, amount]) => priceText(kind, amount));
  return [`${priceText(name, priceHint)} im Mittel`, ...each].join(", ");
}
