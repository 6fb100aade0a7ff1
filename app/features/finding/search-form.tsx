import Search from "lucide-react/icons/search";
import { useRef } from "react";
import { Form } from "react-router";
import { Button } from "~/ui/button";
import { TextField } from "~/ui/field";
import { plainField } from "~/ui/field-frame";
import { useFieldsOfAddress } from "~/ui/use-fields-of-address";
import { useSuggestions } from "~/ui/use-suggestions";

/** The field of the one search, on its own page. */
export function SearchForm({ q }: { q: string }) {
  const form = useRef<HTMLFormElement>(null);
  useFieldsOfAddress(form, { q });
  const { onFocus, list } = useSuggestions(form);
  return (
    <Form
      ref={form}
      method="get"
      action="/suche"
      role="search"
      className="flex items-end gap-2 border-b border-line pb-6 sm:gap-3"
    >
      <TextField
        field={plainField("q", q, "suche")}
        label="Was suchen Sie?"
        type="search"
        placeholder="Fotografin, Logo, Dornbirn ..."
        icon={<Search aria-hidden size={20} />}
        autoComplete="off"
        enterKeyHint="search"
        // Nothing else is on the page yet, and people came to type.
        autoFocus={!q}
        onFocus={onFocus}
        className="max-w-text min-w-0 grow"
      />
      {list}
      <Button>Suchen</Button>
    </Form>
  );
}
