import type { TokenPurchase } from "@blenda/domain/tokens/model";
import { refundOfPack } from "@blenda/domain/tokens/rules";
import { tokenTexts } from "@blenda/domain/tokens/texts";
import { useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { newKey } from "../../lib/calls/key.ts";
import { price } from "../../lib/text/money.ts";
import { dayOf } from "../../lib/text/time.ts";
import { Button } from "../../ui/controls/button.tsx";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { accountQuery } from "../data/token-queries.ts";
import { tokensText } from "../parts/token-labels.ts";

/** Packs that can still be given back. Nothing where there is none. */
export function Packs({ purchases }: { purchases: readonly TokenPurchase[] }) {
  const [now] = useState(() => new Date().toISOString());
  const open = purchases.filter((pack) => canReturn(pack, now));
  if (open.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="type-h3">Packs you can refund</h2>
      <ul className="divide-y divide-line rounded-md border border-line bg-surface-1">
        {open.map((pack) => (
          <Pack key={pack.lineId} pack={pack} />
        ))}
      </ul>
    </section>
  );
}

const canReturn = ({ status, tokensLeft, refundableUntil }: TokenPurchase, now: string): boolean =>
  status === "completed" && tokensLeft > 0 && refundableUntil !== null && refundableUntil > now;

function Pack({ pack }: { pack: TokenPurchase }) {
  const [asking, setAsking] = useState<{ key: string } | null>(null);
  const close = () => setAsking(null);
  const { act, isActing } = useAct(api.tokens.returnPack, {
    learn: ({ account }, cache) => {
      cache.setQueryData(accountQuery.queryKey, account);
      return cache.invalidateQueries({ queryKey: api.tokens.usage.key() });
    },
    done: ({ tokens }) => tokenTexts.packReturned(tokens),
  });
  const amount = price(refundOfPack(pack));
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-3">
      <div className="grid gap-0.5">
        <p className="type-ui font-semibold">
          {pack.packName} pack, {price(pack.priceCents)}
        </p>
        <p className="type-small text-muted">
          {pack.tokensLeft} of {tokensText(pack.tokensGranted)} left
          {pack.refundableUntil && `, refundable until ${dayOf(pack.refundableUntil)}`}
        </p>
      </div>
      <Button size="small" onClick={() => setAsking({ key: newKey() })}>
        Refund for {amount}
      </Button>
      {asking && (
        <ConfirmDialog
          question={`Refund ${tokensText(pack.tokensLeft)}?`}
          label={`Refund for ${amount}`}
          isBusy={isActing}
          onYes={() => act({ lineId: pack.lineId, key: asking.key }, { onSettled: close })}
          onClose={close}
        >
          {amount} goes back to the card you paid with.
          {pack.tokensLeft < pack.tokensGranted && " Tokens you've already spent aren't included."}
        </ConfirmDialog>
      )}
    </li>
  );
}
