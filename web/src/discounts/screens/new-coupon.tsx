import type { Coupon } from "@blenda/domain/discounts/model";
import { useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { newKey } from "../../lib/calls/key.ts";
import type { AddressParams } from "../../lib/page/address.ts";
import { useMe } from "../../lib/session/use-me.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Drawer, DrawerSection } from "../../ui/layout/drawer.tsx";
import { DrawerFoot } from "../../ui/layout/drawer-foot.tsx";
import { codeType, codeValue, NO_SCOPE, newCodeFields, suggestedCode } from "../data/code-form.ts";
import { learnCoupon } from "../data/discount-queries.ts";
import { AffiliateField } from "./affiliate-field.tsx";
import { BuyerGets } from "./buyer-gets.tsx";
import { CodeForm } from "./code-form.tsx";
import { ScopeField } from "./scope/scope-field.tsx";
import { useItemName, useOwnScope } from "./scope/use-own-scope.ts";
import { useCodeForm } from "./use-code-form.ts";

interface Props {
  /** What the price breakdown tried: a percentage, and one item. */
  asked: AddressParams;
  onMade: (id: string) => void;
  onClose: () => void;
}

function scopeAsked(item = ""): typeof NO_SCOPE {
  const [type, id] = item.split(":");
  if (!id) return NO_SCOPE;
  return type === "training" ? { ...NO_SCOPE, trainingIds: [id] } : { ...NO_SCOPE, productIds: [id] };
}

/** The form for another code. */
export function NewCoupon({ asked: { percent = "", item }, onMade, onClose }: Props) {
  const me = useMe();
  const [known] = useState(() => newCodeFields(Date.now(), { value: percent }));
  const [key] = useState(newKey);
  const form = useCodeForm(known, scopeAsked(item));
  const choices = useOwnScope();
  const itemNames = useItemName(item?.split(":")[1]);
  const { act, isActing } = useAct(api.discounts.createCoupon, {
    learn: learnCoupon,
    done: ({ code }: Coupon) => `${code} is ready`,
    isToldInPlace: true,
  });
  const save = form.send((draft, { affiliateId }) =>
    act({ ...draft, affiliateId: affiliateId || null, key }, { onSuccess: ({ id }) => onMade(id), onError: form.refuse }),
  );
  return (
    <Drawer of="new" label="New coupon" backLabel="Coupons" onClose={onClose}>
      <form ref={form.form} noValidate onSubmit={save}>
        <DrawerSection title="New coupon" isFirst>
          <CodeForm
            form={form}
            onSuggest={() => form.set("code", suggestedCode(me?.displayName ?? ""))}
            scope={
              <ScopeField
                scope={form.scope}
                choices={choices}
                itemNames={itemNames}
                everything="Everything in your shop"
                onChange={form.setScope}
              />
            }
          >
            <AffiliateField form={form} />
          </CodeForm>
        </DrawerSection>
        <BuyerGets scope={form.scope} type={codeType(form.draft.type)} value={codeValue(form.draft)} />
        <DrawerFoot>
          <Button onClick={onClose}>Discard</Button>
          <Button type="submit" kind="primary" isBusy={isActing}>
            Create coupon
          </Button>
        </DrawerFoot>
      </form>
    </Drawer>
  );
}
