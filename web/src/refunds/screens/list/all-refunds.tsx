import { can } from "@blenda/domain/access/can";
import { decideRefunds, nameBuyers } from "@blenda/domain/refunds/access";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { DisputeDrawer } from "../../../disputes/parts/dispute-drawer.tsx";
import { DisputesTable, useDisputes } from "../../../disputes/parts/disputes-table.tsx";
import { useMe } from "../../../lib/session/use-me.ts";
import { oneOf } from "../../../product/table/list-question.ts";
import { useOpened } from "../../../product/table/use-opened.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { drawerPageStyle } from "../../../ui/layout/drawer.tsx";
import { Pressable } from "../../../ui/layout/pressable.tsx";
import { GiveBackDialog } from "./give-back-dialog.tsx";
import { RefundDrawer } from "./refund-drawer.tsx";
import { REFUND_TABS, RefundTabs } from "./refund-tabs.tsx";
import { RefundsTable, useRefunds } from "./refunds-table.tsx";
import { StuckList } from "./stuck-list.tsx";

type Path = "/admin/refunds" | "/content-editor/refunds";

export const AdminRefunds = () => <Refunds path="/admin/refunds" />;
export const EditorRefunds = () => <Refunds path="/content-editor/refunds" />;

/** Every refund, what is stuck, and payments whose buyers went to their bank; one of them beside the list. */
function Refunds({ path }: { path: Path }) {
  const me = useMe();
  const mayDecide = can(me, decideRefunds);
  const tabs = mayDecide ? REFUND_TABS : REFUND_TABS.filter((each) => each !== "disputes");
  const tab = oneOf(tabs, useSearch({ from: path }).tab) ?? "all";
  return (
    <>
      {tab === "disputes" ? (
        <Disputes path={path} />
      ) : (
        <Lists path={path} tab={tab} tabs={tabs} mayDecide={mayDecide} hasNames={can(me, nameBuyers)} isAdmin={can(me, "admin")} />
      )}
    </>
  );
}

interface ListProps {
  path: Path;
  tab: "all" | "stuck";
  tabs: Parameters<typeof RefundTabs>[0]["tabs"];
  mayDecide: boolean;
  hasNames: boolean;
  isAdmin: boolean;
}

function Lists({ path, tab, tabs, mayDecide, hasNames, isAdmin }: ListProps) {
  const [isGiving, setGiving] = useState(false);
  const navigate = useNavigate();
  const page = useRefunds(tab === "all");
  const { opened, opening, walk, onArrows, close } = useOpened(page.data?.rows ?? [], ({ id }) => id);
  const done = (open: string) => {
    setGiving(false);
    void navigate({ to: path, search: { open } as never });
  };
  return (
    <Pressable className={classNames(opened && drawerPageStyle)} onKeyDown={onArrows}>
      <div className={classNames("grid min-w-0 grid-cols-1 gap-5", opened && "max-xl:hidden")}>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="type-h1">Refunds</h1>
          {mayDecide && <Button onClick={() => setGiving(true)}>Refund an order</Button>}
        </div>
        <RefundTabs path={path} tab={tab} tabs={tabs} />
        {tab === "stuck" ? <StuckList mayDecide={mayDecide} /> : <RefundsTable hasNames={hasNames} opening={opening} page={page} />}
      </div>
      {opened && <RefundDrawer id={opened} walk={walk} onClose={close} />}
      {isGiving && <GiveBackDialog isAdmin={isAdmin} onDone={done} onClose={() => setGiving(false)} />}
    </Pressable>
  );
}

function Disputes({ path }: { path: Path }) {
  const page = useDisputes();
  const { opened, opening, walk, onArrows, close } = useOpened(page.data?.rows ?? [], ({ id }) => id);
  return (
    <Pressable className={classNames(opened && drawerPageStyle)} onKeyDown={onArrows}>
      <div className={classNames("grid min-w-0 grid-cols-1 gap-5", opened && "max-xl:hidden")}>
        <h1 className="type-h1">Refunds</h1>
        <RefundTabs path={path} tab="disputes" tabs={REFUND_TABS} />
        <DisputesTable opening={opening} page={page} />
      </div>
      {opened && <DisputeDrawer id={opened} walk={walk} onClose={close} />}
    </Pressable>
  );
}
