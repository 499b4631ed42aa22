import { CASES } from "@blenda/domain/refunds/cases/constants";
import { REFUNDS } from "@blenda/domain/refunds/constants";
import { useSearch } from "@tanstack/react-router";
import { price } from "../../lib/text/money.ts";
import { useOpened } from "../../product/table/use-opened.ts";
import { classNames } from "../../ui/class-names.ts";
import { drawerPageStyle } from "../../ui/layout/drawer.tsx";
import { Pressable } from "../../ui/layout/pressable.tsx";
import { shownIn } from "../data/case-queries.ts";
import { CaseDrawer } from "./cases/case-drawer.tsx";
import { CaseTabs } from "./cases/case-tabs.tsx";
import { CasesTable, useCases } from "./cases/cases-table.tsx";

/** What waits for our team, and one case of it beside the list. */
export function EscalatedRefunds() {
  const show = shownIn(useSearch({ from: "/admin/escalated-refunds" }).show);
  const page = useCases(show);
  const { opened, opening, walk, onArrows, close } = useOpened(page.data?.rows ?? [], ({ id }) => id);
  return (
    <Pressable className={classNames(opened && drawerPageStyle)} onKeyDown={onArrows}>
      <div className={classNames("grid min-w-0 grid-cols-1 gap-5", opened && "max-xl:hidden")}>
        <header className="grid gap-2">
          <h1 className="type-h1">Escalated refunds</h1>
          <p className="max-w-prose text-muted">
            {`We promise a decision within ${CASES.DUE_BUSINESS_DAYS} business days (UTC). More than ${price(REFUNDS.SECOND_APPROVER_CENTS)}, or decided by someone who isn't an admin, needs a second person. After ${REFUNDS.STAFF_DAYS} days without a decision the buyer gets the money back.`}
          </p>
        </header>
        <CaseTabs show={show} counts={page.data?.counts} />
        <CasesTable show={show} opening={opening} page={page} />
      </div>
      {opened && <CaseDrawer id={opened} walk={walk} onClose={close} />}
    </Pressable>
  );
}
