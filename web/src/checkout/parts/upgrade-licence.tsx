import { licenceTexts } from "@blenda/domain/catalogue/texts";
import type { UpgradeOption } from "@blenda/domain/checkout/model";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { price } from "../../lib/text/money.ts";
import { SaleBadge } from "../../product/sale/sale-badge.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { RadioGroup } from "../../ui/controls/radio-group.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { upgradesQuery } from "../data/upgrades-query.ts";

interface Props {
  lineId: string;
  /** What the licence is of. */
  title: string;
}

/** Beside a licence that has a larger one: what each costs on top of what was paid. Where there is none, nothing is shown. */
export function UpgradeLicence({ lineId, title }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(upgradesQuery(lineId));
  const [first] = data?.options ?? [];
  if (!first) return null;
  return (
    <>
      <Button size="small" icon="arrow-up" onClick={() => setOpen(true)}>
        Upgrade licence
      </Button>
      {isOpen && <UpgradeDialog lineId={lineId} title={title} options={data?.options ?? []} onClose={() => setOpen(false)} />}
    </>
  );
}

interface DialogProps extends Props {
  options: readonly UpgradeOption[];
  onClose: () => void;
}

const totalOf = ({ differenceCents, taxCents }: UpgradeOption): number => differenceCents + taxCents;
const cost = (cents: number) => (cents === 0 ? "Free" : price(cents));

function UpgradeDialog({ lineId, title, options, onClose }: DialogProps) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [type, setType] = useState(options[0]?.type ?? null);
  const { act, isActing, error } = useAct(api.checkout.upgrade, { isToldInPlace: true });
  const chosen = options.find((option) => option.type === type) ?? options[0];
  if (!chosen) return null;
  const send = () =>
    act(
      { lineId, licence: chosen.type, expectedCents: totalOf(chosen) },
      {
        onSuccess: ({ orderId, totalCents }) =>
          void (totalCents === 0
            ? navigate({ to: "/order/$orderId", params: { orderId } })
            : navigate({ to: "/checkout", search: { order: orderId } })),
        // The price may be another by now.
        onError: () => void cache.invalidateQueries({ queryKey: upgradesQuery(lineId).queryKey }),
      },
    );
  return (
    <Dialog
      isOpen
      title="Upgrade your licence"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep this licence</Button>
          <Button kind="primary" isBusy={isActing} onClick={send}>
            {totalOf(chosen) === 0 ? "Upgrade for free" : `Continue to pay ${price(totalOf(chosen))}`}
          </Button>
        </>
      }
    >
      {error && <Alert tone="bad" title={error.message} />}
      <p className="text-muted">
        You pay the difference between today's prices for {title}. Your new licence replaces the one you have, and you keep your files.
        {chosen.taxCents > 0 && ` Prices include ${price(chosen.taxCents)} tax.`}
      </p>
      <RadioGroup
        legend="New licence"
        name="licence"
        value={chosen.type}
        onChange={setType}
        options={options.map((option) => ({
          value: option.type,
          label: (
            <>
              {licenceTexts[option.type].name}
              {option.sale && <SaleBadge percentOff={option.sale.percentOff} className="ml-2 bg-ember-soft" />}
            </>
          ),
          help: licenceTexts[option.type].allows,
          aside: cost(totalOf(option)),
        }))}
      />
    </Dialog>
  );
}
