import type { Coupon } from "@blenda/domain/discounts/model";
import { discountTexts } from "@blenda/domain/discounts/texts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { price } from "../../lib/text/money.ts";
import { exact } from "../../lib/text/numbers.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Switch } from "../../ui/controls/switch.tsx";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Drawer, DrawerSection } from "../../ui/layout/drawer.tsx";
import { DrawerFoot } from "../../ui/layout/drawer-foot.tsx";
import { Tag } from "../../ui/tag.tsx";
import { codeType, codeValue, fieldsOfCode } from "../data/code-form.ts";
import { couponQuery, forgetCoupons, learnCoupon } from "../data/discount-queries.ts";
import { AffiliateField } from "./affiliate-field.tsx";
import { BuyerGets } from "./buyer-gets.tsx";
import { CodeForm } from "./code-form.tsx";
import { STATE_TONES } from "./code-words.ts";
import { CopyLink } from "./copy-link.tsx";
import { ScopeField } from "./scope/scope-field.tsx";
import { namesOf, useOwnScope } from "./scope/use-own-scope.ts";
import { useCodeForm } from "./use-code-form.ts";
import { CouponUses } from "./uses-list.tsx";

interface Props {
  id: string;
  walk: { back: (() => void) | undefined; on: (() => void) | undefined };
  onClose: () => void;
}

/** One code: whether it works, what it brought, and what of it can be changed. */
export function CouponDrawer({ id, walk, onClose }: Props) {
  const { data: coupon, error, refetch } = useQuery(couponQuery(id));
  return (
    <Drawer of={id} label={coupon?.code ?? "Coupon"} backLabel="Coupons" walk={{ label: "coupon", ...walk }} onClose={onClose}>
      {error && !coupon && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!coupon && !error && (
        <div role="status" aria-label="Loading the coupon" className="grid gap-5 p-6">
          <Skeleton className="h-8 w-48" />
          <Skeleton className="h-64 w-full" />
        </div>
      )}
      {coupon && (
        <div key={coupon.id}>
          <Head coupon={coupon} />
          <Edit coupon={coupon} />
          <CouponUses id={coupon.id} />
          {!coupon.isFixed && <Remove coupon={coupon} onGone={onClose} />}
        </div>
      )}
    </Drawer>
  );
}

function Head({ coupon }: { coupon: Coupon }) {
  const { id, code, state, scope, isEnabled, timesUsed, revenueCents, givenCents } = coupon;
  const { act, isActing } = useAct(api.discounts.setCouponEnabled, {
    learn: learnCoupon,
    done: (now: Coupon) => (now.isEnabled ? `${code} works again` : `${code} is stopped`),
  });
  return (
    <div className="grid gap-4 px-4 py-5 md:px-6">
      <div className="flex items-center gap-3">
        <h2 className="min-w-0 type-h2 wrap-anywhere">{code}</h2>
        <Tag tone={STATE_TONES[state]} hasDot>
          {discountTexts.states[state]}
        </Tag>
        <span className="ml-auto">
          <CopyLink code={code} scope={scope} />
        </span>
      </div>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 tabular-nums">
        <Fact label="Uses" value={exact(timesUsed)} />
        <Fact label="Revenue" value={price(revenueCents)} />
        <Fact label="Given away" value={price(givenCents)} />
      </dl>
      <Switch
        label="Works at checkout"
        help={isEnabled ? "Switch it off to stop it right away." : "Nobody can use it while it's off."}
        isOn={isEnabled}
        disabled={isActing}
        onChange={(isOn) => act({ id, isEnabled: isOn })}
      />
    </div>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div className="grid">
    <dt className="type-small text-muted">{label}</dt>
    <dd className="type-ui font-semibold">{value}</dd>
  </div>
);

function Edit({ coupon }: { coupon: Coupon }) {
  const form = useCodeForm(fieldsOfCode(coupon), coupon.scope, coupon);
  const choices = useOwnScope();
  const { act, isActing } = useAct(api.discounts.updateCoupon, { learn: learnCoupon, done: () => "Saved", isToldInPlace: true });
  const save = form.send((draft, { affiliateId }) =>
    act({ ...draft, affiliateId: affiliateId || null, id: coupon.id }, { onSuccess: form.clear, onError: form.refuse }),
  );
  return (
    <form ref={form.form} noValidate onSubmit={save} className="border-t border-line">
      <DrawerSection title="The code">
        <CodeForm
          form={form}
          before={coupon}
          scope={
            <ScopeField
              scope={form.scope}
              choices={choices}
              itemNames={namesOf(coupon.names)}
              everything="Everything in your shop"
              onChange={form.setScope}
            />
          }
        >
          <AffiliateField form={form} before={coupon} />
        </CodeForm>
      </DrawerSection>
      <BuyerGets scope={form.scope} type={codeType(form.draft.type)} value={codeValue(form.draft)} />
      {form.isChanged && (
        <DrawerFoot>
          <Button type="submit" kind="primary" isBusy={isActing}>
            Save
          </Button>
        </DrawerFoot>
      )}
    </form>
  );
}

function Remove({ coupon: { id, code }, onGone }: { coupon: Coupon; onGone: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const { act, isActing } = useAct(api.discounts.deleteCoupon, {
    learn: (_, cache) => forgetCoupons(cache),
    done: () => `${code} is deleted`,
  });
  return (
    <DrawerSection title="Delete it">
      <p className="type-ui text-muted">Nobody has used this code yet, so it can be deleted.</p>
      <Button kind="danger" size="small" className="justify-self-start" onClick={() => setAsking(true)}>
        Delete coupon
      </Button>
      {isAsking && (
        <ConfirmDialog
          question={`Delete ${code}?`}
          label="Delete"
          keepLabel="Keep it"
          isBusy={isActing}
          onYes={() => act({ id }, { onSuccess: onGone })}
          onClose={() => setAsking(false)}
        >
          Whoever has the code in their cart will pay the full price.
        </ConfirmDialog>
      )}
    </DrawerSection>
  );
}
