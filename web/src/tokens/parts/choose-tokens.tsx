import type { TokenAccount } from "@blenda/domain/tokens/model";
import { type SubmitEvent, useRef, useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { newKey } from "../../lib/calls/key.ts";
import { price } from "../../lib/text/money.ts";
import { TaxNote } from "../../product/tax/tax-note.tsx";
import { usePlaceInput, useSaidPlace, useTaxTerms } from "../../product/tax/tax-place.ts";
import { TaxPlaceFields } from "../../product/tax/tax-place-fields.tsx";
import { consentProof } from "../../product/visits/consent-proof.ts";
import { Button } from "../../ui/controls/button.tsx";
import { RadioGroup } from "../../ui/controls/radio-group.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Tag } from "../../ui/tag.tsx";
import { type Purchase, storePurchase } from "../data/purchase.ts";
import { type PriceId, type PriceOption, priceOptions } from "./price-options.ts";

/** Four plans and three packs; nothing is chosen beforehand. The order is made here, the card comes after. */
export function ChooseTokens({ account }: { account: TokenAccount }) {
  const { plans, packs } = priceOptions(account);
  const all = [...plans, ...packs];
  const [wanted, setWanted] = useState<PriceId>();
  const chosen = all.find(({ id, isOpen }) => id === wanted && isOpen);
  const { order, isOrdering, error, forget } = useOrder(account.userId);
  const choose = (id: PriceId) => {
    forget();
    setWanted(id);
  };
  const terms = useTaxTerms();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (chosen) order(chosen);
  };
  return (
    <form aria-label="Plans and packs" onSubmit={submit} className="grid gap-5">
      <RadioGroup legend="Monthly plans" name="price" value={chosen?.id ?? null} options={plans.map(row)} onChange={choose} />
      <RadioGroup legend="One-time packs" name="price" value={chosen?.id ?? null} options={packs.map(row)} onChange={choose} />
      {terms && (
        <div className="grid gap-3">
          <TaxPlaceFields terms={terms} />
          {chosen && <TaxNote cents={chosen.priceCents} />}
        </div>
      )}
      {error && <Alert tone="bad" title={error.message} />}
      <div className="sticky bottom-0 -mx-5 -mb-5 grid gap-2 bg-surface-1 px-5 pt-3 pb-5 md:-mx-7 md:-mb-7 md:px-7 md:pb-7">
        <Button type="submit" kind="primary" size="large" isBusy={isOrdering} disabled={!chosen}>
          {chosen ? chosen.action : "Choose a plan or a pack"}
        </Button>
        {chosen?.planName && <p className="text-center type-small text-muted">Renews every month. Cancel any time.</p>}
      </div>
    </form>
  );
}

const row = ({ id, title, help, mark, priceCents, isOpen }: PriceOption) => ({
  value: id,
  label: (
    <span className="inline-flex flex-wrap items-center gap-2">
      {title}
      {mark && <Tag tone={mark === "Popular" ? "ember" : "neutral"}>{mark}</Tag>}
    </span>
  ),
  help,
  aside: price(priceCents),
  disabled: !isOpen,
});

/** One key for one choice: pressed twice, ordered once. */
function useOrder(buyerId: string) {
  const key = useRef<{ key: string; of: string } | null>(null);
  const place = usePlaceInput();
  const { country, confirmed } = useSaidPlace();
  const isConfirmed = country !== "" && confirmed === country;
  const said = { ...place, ...(isConfirmed && { isPlaceConfirmed: true }) };
  const told = { isToldInPlace: true };
  const pack = useAct(api.tokens.buyPack, told);
  const plan = useAct(api.tokens.subscribe, told);
  const order = ({ id, title, planName }: PriceOption) => {
    const consent = consentProof();
    // A buyer who moves, or allows something else, orders something else.
    const of = JSON.stringify([id, said, consent]);
    if (key.current?.of !== of) key.current = { key: newKey(), of };
    const wish = { ...said, ...(consent && { consent }), key: key.current.key };
    const keep = (made: Purchase["order"]) => storePurchase({ buyerId, title, planName, order: made, isSent: made.standing !== null });
    const itemId = id.slice(id.indexOf("/") + 1);
    if (planName) plan.act({ planId: itemId, ...wish }, { onSuccess: keep });
    else pack.act({ packId: itemId, ...wish }, { onSuccess: keep });
  };
  const forget = () => {
    key.current = null;
    pack.reset();
    plan.reset();
  };
  return { order, forget, isOrdering: pack.isActing || plan.isActing, error: pack.error ?? plan.error };
}
