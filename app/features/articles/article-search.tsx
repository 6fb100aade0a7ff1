import { useRef } from "react";
import { Form } from "react-router";
import { Button } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { Link } from "~/ui/link";
import { SearchField } from "~/ui/search-field";
import { useFieldsOfAddress } from "~/ui/use-fields-of-address";
import { blogPath } from "./blog-search";

interface ArticleSearchProps {
  query: string;
  category: string | null;
  categories: string[];
}

const all = "Alle";

/** Search and category are part of the address, so that people can share what they see. */
export function ArticleSearch({ query, category, categories }: ArticleSearchProps) {
  const form = useRef<HTMLFormElement>(null);
  useFieldsOfAddress(form);

  return (
    <div className="grid gap-5 border-b border-line pb-7">
      <Form ref={form} method="get" action="/blog" role="search" className="flex max-w-text flex-wrap items-end gap-3">
        <SearchField query={query} label="Artikel suchen" className="min-w-0 grow basis-40" />
        {category && <input type="hidden" name="kategorie" value={category} />}
        <Button>Suchen</Button>
      </Form>
      <nav aria-label="Kategorien">
        <ul className="flex flex-wrap gap-2">
          {[all, ...categories].map((name) => {
            const isChosen = name === (category ?? all);
            return (
              <li key={name}>
                <Link
                  to={blogPath({ query, category: name === all ? null : name })}
                  aria-current={isChosen ? "true" : undefined}
                  preventScrollReset
                  className={classNames(
                    "flex min-h-11 items-center rounded-sm border-[1.5px] px-4 text-note",
                    isChosen
                      ? "border-ink bg-ink font-semibold text-paper forced-colors:border-4"
                      : "border-edge hover:border-ink",
                  )}
                >
                  {name}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
    </div>
  );
}
