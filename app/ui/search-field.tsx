import Search from "lucide-react/icons/search";
import type { ComponentProps } from "react";
import { TextField } from "./field";
import { plainField } from "./field-frame";

interface SearchFieldProps extends Omit<ComponentProps<typeof TextField>, "field" | "icon" | "type"> {
  query: string;
}

/** The field of a search. The parameter 'q' of the address has its words. */
export const SearchField = ({ query, ...rest }: SearchFieldProps) => (
  <TextField
    field={plainField("q", query, "suche")}
    type="search"
    icon={<Search aria-hidden size={20} />}
    autoComplete="off"
    enterKeyHint="search"
    {...rest}
  />
);
