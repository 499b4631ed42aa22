import { useSearch } from "@tanstack/react-router";
import { useOpened } from "../../../product/table/use-opened.ts";
import { classNames } from "../../../ui/class-names.ts";
import { drawerPageStyle } from "../../../ui/layout/drawer.tsx";
import { Pressable } from "../../../ui/layout/pressable.tsx";
import { tabIn } from "../../data/application-queries.ts";
import { ApplicationDrawer } from "./application-drawer.tsx";
import { ApplicationTabs } from "./application-tabs.tsx";
import { ApplicationsTable, useApplications } from "./applications-table.tsx";

type Path = "/admin/onboarding" | "/content-editor/onboarding";

export const AdminApplications = () => <Applications path="/admin/onboarding" />;
export const EditorApplications = () => <Applications path="/content-editor/onboarding" />;

/** Everybody who would like to sell, oldest first, and one of them beside the list. */
function Applications({ path }: { path: Path }) {
  const tab = tabIn(useSearch({ from: path }).tab);
  const page = useApplications(tab);
  const { opened, opening, walk, onArrows, close } = useOpened(page.data?.rows ?? [], ({ userId }) => userId);
  return (
    <Pressable className={classNames(opened && drawerPageStyle)} onKeyDown={onArrows}>
      <div className={classNames("grid min-w-0 gap-5", opened && "max-xl:hidden")}>
        <h1 className="type-h1">Onboarding</h1>
        <ApplicationTabs path={path} tab={tab} />
        <ApplicationsTable tab={tab} opening={opening} page={page} />
      </div>
      {opened && <ApplicationDrawer userId={opened} walk={walk} onClose={close} />}
    </Pressable>
  );
}
