import { licenceTexts } from "@blenda/domain/catalogue/texts";
import type { UpgradeOption } from "@blenda/domain/checkout/model";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { price } from "../../lib/text/money.ts";
import { SaleBadge } from "../../product/sale/sale-badge.tsx";
import { usePlaceInput, useSaidPlace, useTaxTerms } from "../../product/tax/tax-place.ts";
import { TaxPlaceFields } from "../../product/tax/tax-place-fields.tsx";
import { consentProof } from "../../product/visits/consent-proof.ts";
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
  const { data, error, isPlaceholderData } = useQuery(upgradesQuery(lineId, usePlaceInput()));
  const options = data?.options ?? [];
  if (options.length === 0 && !(isOpen && error)) return null;
  return (
    <>
      <Button size="small" icon="arrow-up" onClick={() => setOpen(true)}>
        Upgrade licence
      </Button>
      {isOpen && (
        <UpgradeDialog
          lineId={lineId}
          title={title}
          options={options}
          problem={error}
          isPricing={isPlaceholderData}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface DialogProps extends Props {
  options: readonly UpgradeOption[];
  /** Why there are no prices for the place that was said last. */
  problem: Error | null;
  /** Prices of that place are on their way; those in sight are of the place before. */
  isPricing: boolean;
  onClose: () => void;
}

const totalOf = ({ differenceCents, taxCents }: UpgradeOption): number => differenceCents + taxCents;
const row = (option: UpgradeOption) => ({
  value: option.type,
  label: (
    <>
      {licenceTexts[option.type].name}
      {option.sale && <SaleBadge percentOff={option.sale.percentOff} className="ml-2 bg-ember-soft" />}
    </>
  ),
  help: licenceTexts[option.type].allows,
  aside: cost(totalOf(option)),
});
const cost = (cents: number) => (cents === 0 ? "Free" : price(cents));

function UpgradeDialog({ lineId, title, options, problem, isPricing, onClose }: DialogProps) {
  const cache = useQueryClient();
  const navigate = useNavigate();
  const [type, setType] = useState(options[0]?.type ?? null);
  const { act, isActing, error } = useAct(api.checkout.upgrade, { isToldInPlace: true });
  const place = usePlaceInput();
  const { country, confirmed } = useSaidPlace();
  const terms = useTaxTerms();
  const chosen = options.find((option) => option.type === type) ?? options[0];
  const isPlaceConfirmed = country !== "" && confirmed === country;
  const send = (option: UpgradeOption) => {
    const consent = consentProof();
    act(
      {
        ...{ lineId, licence: option.type, expectedCents: totalOf(option) },
        ...place,
        ...(isPlaceConfirmed && { isPlaceConfirmed }),
        ...(consent && { consent }),
      },
      {
        onSuccess: ({ orderId, totalCents }) =>
          void (totalCents === 0
            ? navigate({ to: "/order/$orderId", params: { orderId } })
            : navigate({ to: "/checkout", search: { order: orderId } })),
        // The price may be another by now.
        onError: () => void cache.invalidateQueries({ queryKey: upgradesQuery(lineId, place).queryKey }),
      },
    );
  };
  return (
    <Dialog
      isOpen
      title="Upgrade your licence"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Keep this licence</Button>
          {chosen && (
            <Button kind="primary" isBusy={isActing || isPricing} onClick={() => send(chosen)}>
              {totalOf(chosen) === 0 ? "Upgrade for free" : `Continue to pay ${price(totalOf(chosen))}`}
            </Button>
          )}
        </>
      }
    >
      {(error ?? problem) && <Alert tone="bad" title={(error ?? problem)?.message ?? ""} />}
      <p className="text-muted">
        You pay the difference between today's prices for {title}. Your new licence replaces the one you have, and you keep your files.
        {chosen && chosen.taxCents > 0 && ` Prices include ${price(chosen.taxCents)} tax.`}
      </p>
      {chosen && <RadioGroup legend="New licence" name="licence" value={chosen.type} onChange={setType} options={options.map(row)} />}
      {terms && <TaxPlaceFields terms={terms} />}
    </Dialog>
  );
}
