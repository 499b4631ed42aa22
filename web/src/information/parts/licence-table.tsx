import { LICENCE_TYPES, type LicenceType } from "@blenda/domain/catalogue/constants";
import { licenceTerms } from "@blenda/domain/catalogue/texts";
import { FactTable } from "./fact-table.tsx";

/** What each licence allows, side by side: all of them in the agreement, those on offer beside a product. */
export function LicenceTable({ types = LICENCE_TYPES }: { types?: readonly LicenceType[] }) {
  return (
    <FactTable
      caption="The licence options and what each allows"
      columns={["Licence", "Who may use it", "What for", "Usual price"]}
      rows={types.map((type) => {
        const { name, who, what, cost } = licenceTerms[type];
        return [name, who, what, cost] as const;
      })}
    />
  );
}
