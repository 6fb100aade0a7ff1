import { keepingRows } from "~/jobs/keeping-times";
import { LegalRow, LegalRows } from "~/ui/legal-page";

/** How long what is stored. */
export const KeepingTable = () => (
  <LegalRows>
    {keepingRows.map(({ what, until }) => (
      <LegalRow key={what} term={what}>
        {until}
      </LegalRow>
    ))}
  </LegalRows>
);
