import type { Shop } from "@blenda/domain/shops/model";
import { shopTexts } from "@blenda/domain/shops/texts";
import { useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { Switch } from "../../../ui/controls/switch.tsx";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { Panel } from "../../../ui/layout/panel.tsx";
import { learnSettings } from "../../data/settings-query.ts";

/** Opening takes effect right away; closing asks first, because sales stop. */
export function OpenSection({ shop: { isEnabled } }: { shop: Shop }) {
  const [isAsking, setAsking] = useState(false);
  const { act, isActing } = useAct(api.shops.setEnabled, {
    done: ({ shop }) => (shop.isEnabled ? shopTexts.opened : shopTexts.shut),
    learn: learnSettings,
  });
  const close = () => act({ isEnabled: false }, { onSettled: () => setAsking(false) });
  return (
    <Panel>
      <Switch
        label="Shop is open"
        help={
          isEnabled
            ? "People can find and buy what you sell."
            : "Nothing of yours is for sale or shows up in search. Buyers keep everything they bought."
        }
        isOn={isEnabled}
        disabled={isActing}
        onChange={(isOn) => (isOn ? act({ isEnabled: true }) : setAsking(true))}
      />
      {isAsking && (
        <ConfirmDialog
          question="Close your shop?"
          label="Close shop"
          keepLabel="Keep it open"
          isBusy={isActing}
          onYes={close}
          onClose={() => setAsking(false)}
        >
          Your products and courses will no longer be for sale or show up in search. Buyers keep everything they bought. You can open again
          any time, and everything will be back right away.
        </ConfirmDialog>
      )}
    </Panel>
  );
}
