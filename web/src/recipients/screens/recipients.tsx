import { useOpened } from "../../product/table/use-opened.ts";
import { classNames } from "../../ui/class-names.ts";
import { drawerPageStyle } from "../../ui/layout/drawer.tsx";
import { Pressable } from "../../ui/layout/pressable.tsx";
import { RecipientDrawer } from "./recipient-drawer.tsx";
import { RecipientsTable, useRecipients } from "./recipients-table.tsx";

/** Where everybody is paid, masked, and one of them beside the list. */
export function Recipients() {
  const page = useRecipients();
  const { opened, opening, walk, onArrows, close } = useOpened(page.data?.rows ?? [], ({ id }) => id);
  return (
    <Pressable className={classNames(opened && drawerPageStyle)} onKeyDown={onArrows}>
      <div className={classNames("grid min-w-0 grid-cols-1 gap-5", opened && "max-xl:hidden")}>
        <div>
          <h1 className="type-h1">Wise recipients</h1>
          <p className="mt-1 type-ui text-muted">
            Account numbers are encrypted. To show one, you need to give a reason. It's recorded in the audit log.
          </p>
        </div>
        <RecipientsTable opening={opening} page={page} />
      </div>
      {opened && <RecipientDrawer recipientId={opened} walk={walk} onClose={close} />}
    </Pressable>
  );
}
