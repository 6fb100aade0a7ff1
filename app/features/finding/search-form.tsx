import { useRef } from "react";
import { Form } from "react-router";
import { useSite } from "~/http/site-context";
import { Button } from "~/ui/button";
import { SearchField } from "~/ui/search-field";
import { useFieldsOfAddress } from "~/ui/use-fields-of-address";
import { useSuggestions } from "~/ui/use-suggestions";

/** The field of the one search, on its own page. */
export function SearchForm({ q }: { q: string }) {
  const { region } = useSite();
  const form = useRef<HTMLFormElement>(null);
  useFieldsOfAddress(form);
  const { onFocus, list } = useSuggestions(form);
  return (
    <Form
      ref={form}
      method="get"
      action="/suche"
      role="search"
      className="flex flex-wrap items-end gap-2 border-b border-line pb-6 sm:gap-3"
    >
      <SearchField
        query={q}
        label="Was suchen Sie?"
        placeholder={`Fotografin, Logo, ${region.place} ...`}
        // Nothing else is on the page yet, and people came to type.
        autoFocus={!q}
        onFocus={onFocus}
        className="max-w-text min-w-0 grow basis-40"
      />
      {list}
      <Button>Suchen</Button>
    </Form>
  );
}
