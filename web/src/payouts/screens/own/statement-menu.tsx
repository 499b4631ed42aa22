import { buttonStyle } from "../../../ui/controls/button.tsx";
import { Menu, menuItemStyle } from "../../../ui/controls/menu.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { statementUrl, usePayoutFile } from "../../data/use-payout-file.ts";

/** Everything of a year, for taxes: as a document and as a table. */
export function StatementMenu({ since, now }: { since: string; now: string }) {
  const { save } = usePayoutFile();
  const [first, last] = [since, now].map((at) => Number(at.slice(0, 4))) as [number, number];
  const years = Array.from({ length: Math.max(1, last - first + 1) }, (_, at) => last - at);
  return (
    <Menu
      align="end"
      label="Statement"
      triggerClass={buttonStyle("secondary", "medium")}
      trigger={
        <>
          <Icon name="download" />
          Statement
        </>
      }
    >
      {years.map((year) => (
        <div key={year}>
          <a role="menuitem" tabIndex={-1} href={statementUrl(year)} download className={menuItemStyle}>
            <Icon name="file-text" />
            {year} as PDF
          </a>
          <button type="button" role="menuitem" tabIndex={-1} className={menuItemStyle} onClick={() => save({ year })}>
            <Icon name="table" />
            {year} as CSV
          </button>
        </div>
      ))}
    </Menu>
  );
}
