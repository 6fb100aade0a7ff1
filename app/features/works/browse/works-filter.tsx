import { useRef } from "react";
import { Form } from "react-router";
import { skillCatalogue } from "~/features/profiles/skills";
import { orderParameter } from "~/search/orders";
import { Button, ButtonLink } from "~/ui/button";
import { classNames } from "~/ui/class-names";
import { SelectField } from "~/ui/field";
import { plainField } from "~/ui/field-frame";
import { FoldedFilters, foldedRow, foldedSearch, foldedSearchField } from "~/ui/folded-filters";
import { SearchField } from "~/ui/search-field";
import { useFieldsOfAddress } from "~/ui/use-fields-of-address";
import { type WorksSearch, worksPath } from "./browse";
import { type WorkOrder, workOrderChoice } from "./work-orders";

interface WorksFilterProps {
  /** Without a cursor. */
  search: WorksSearch;
  /** The order that the list has. */
  order: WorkOrder;
  /** Whether the search names a place, from which some are nearer than others. */
  hasPlace: boolean;
}

/** A plain form that changes the address. With script a choice alone is enough. */
export function WorksFilter({ search, order, hasPlace }: WorksFilterProps) {
  const { q, skill } = search;
  const form = useRef<HTMLFormElement>(null);
  useFieldsOfAddress(form);
  const skills =
    skillCatalogue.some((known) => known === skill) || !skill ? skillCatalogue : [skill, ...skillCatalogue];

  return (
    <Form ref={form} method="get" action="/arbeiten" role="search" className={foldedSearch}>
      <SearchField
        query={q}
        label="Arbeiten suchen"
        placeholder="Plakat, Imagefilm, Logo ..."
        className={foldedSearchField}
      />
      <FoldedFilters open={worksPath({ ...search, order, q: "", isLiteral: false }) !== "/arbeiten"}>
        <div className={classNames(foldedRow, "lg:grid-cols-[12rem_12rem_auto_auto]")}>
          <SelectField
            field={plainField("skill", skill)}
            label="Skill"
            placeholder="Alle Skills"
            options={skills.map((name) => ({ value: name, label: name }))}
            onChange={() => form.current?.requestSubmit()}
          />
          <SelectField
            field={plainField(orderParameter, order)}
            label="Reihenfolge"
            options={workOrderChoice.options(hasPlace)}
            onChange={() => form.current?.requestSubmit()}
          />
          <Button>Suchen</Button>
          {worksPath({ ...search, order: undefined }) !== "/arbeiten" && (
            <ButtonLink to={worksPath({ order })} variant="quiet">
              Filter zurücksetzen
            </ButtonLink>
          )}
        </div>
      </FoldedFilters>
    </Form>
  );
}
