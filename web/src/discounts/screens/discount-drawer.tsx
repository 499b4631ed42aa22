import type { PlatformDiscount } from "@blenda/domain/discounts/model";
import { discountTexts } from "@blenda/domain/discounts/texts";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { categoriesQuery } from "../../catalogue/data/categories-query.ts";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { newKey } from "../../lib/calls/key.ts";
import { price } from "../../lib/text/money.ts";
import { exact } from "../../lib/text/numbers.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Checkbox } from "../../ui/controls/checkbox.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Switch } from "../../ui/controls/switch.tsx";
import { Textarea } from "../../ui/controls/textarea.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Drawer, DrawerSection } from "../../ui/layout/drawer.tsx";
import { DrawerFoot } from "../../ui/layout/drawer-foot.tsx";
import { Tag } from "../../ui/tag.tsx";
import { type CodeFields, fieldsOfCode, isYes, NO_SCOPE, newCodeFields, yesIf } from "../data/code-form.ts";
import { learnDiscount } from "../data/discount-queries.ts";
import { CodeForm } from "./code-form.tsx";
import { STATE_TONES } from "./code-words.ts";
import { licenceChoice, ScopeField } from "./scope/scope-field.tsx";
import { type CodeFormState, useCodeForm } from "./use-code-form.ts";
import { DiscountUses } from "./uses-list.tsx";

interface Props {
  id: string;
  /** `undefined` while the list is loading, or when it is on none of its pages. */
  discount: PlatformDiscount | undefined;
  isLoading: boolean;
  mayChange: boolean;
  walk: { back: (() => void) | undefined; on: (() => void) | undefined };
  onClose: () => void;
}

/** One code of the platform: who wrote it, who approved it, what it cost us. */
export function DiscountDrawer({ id, discount, isLoading, mayChange, walk, onClose }: Props) {
  return (
    <Drawer of={id} label={discount?.code ?? "Discount"} backLabel="Discounts" walk={{ label: "discount", ...walk }} onClose={onClose}>
      {!discount && isLoading && <Skeleton className="m-6 h-64" />}
      {!discount && !isLoading && (
        <EmptyState icon="ticket-percent" title="It isn't in this list">
          Search for its code, or clear the filters.
        </EmptyState>
      )}
      {discount && (
        <div key={discount.id}>
          <Head discount={discount} mayChange={mayChange} />
          <Edit discount={discount} mayChange={mayChange && discount.source === "platform"} />
          <DiscountUses id={discount.id} />
        </div>
      )}
    </Drawer>
  );
}

function Head({ discount, mayChange }: { discount: PlatformDiscount; mayChange: boolean }) {
  const { id, code, state, isEnabled, timesUsed, givenCents, platformPaidCents, asksCreators, agreed, createdBy, approvedBy } = discount;
  const turn = useAct(api.discounts.setDiscountEnabled, {
    learn: learnDiscount,
    done: (now: PlatformDiscount) => (now.isEnabled ? `${code} works again` : `${code} is stopped`),
  });
  return (
    <div className="grid gap-4 px-4 py-5 md:px-6">
      <div className="grid gap-1">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="min-w-0 type-h2 wrap-anywhere">{code}</h2>
          <Tag tone={STATE_TONES[state]} hasDot>
            {discountTexts.states[state]}
          </Tag>
        </div>
        <p className="type-small text-muted">
          {[createdBy && `By ${createdBy.name}`, approvedBy && `approved by ${approvedBy.name}`].filter(Boolean).join(", ")}
        </p>
      </div>
      {discount.isWaiting && <Waiting discount={discount} mayChange={mayChange} />}
      <dl className="flex flex-wrap gap-x-8 gap-y-2 tabular-nums">
        <Fact label="Uses" value={exact(timesUsed)} />
        <Fact label="Given away" value={price(givenCents)} />
        <Fact label="Blenda paid" value={price(platformPaidCents)} />
        {asksCreators && <Fact label="Creators taking part" value={exact(agreed)} />}
      </dl>
      {mayChange && (
        <Switch
          label="Works at checkout"
          help={isEnabled ? "Switch it off to stop it right away." : "Nobody can use it while it's off."}
          isOn={isEnabled}
          disabled={turn.isActing}
          onChange={(isOn) => turn.act({ id, isEnabled: isOn })}
        />
      )}
    </div>
  );
}

/** It is larger than one person may decide. */
function Waiting({ discount: { id, code, canApprove }, mayChange }: { discount: PlatformDiscount; mayChange: boolean }) {
  const { act, isActing } = useAct(api.discounts.approveDiscount, { learn: learnDiscount, done: () => `${code} is approved` });
  return (
    <Alert tone="warn" title="It needs a second person">
      {canApprove ? (
        <>
          <p>It's too large for one person to approve. Nobody can use it until someone approves it.</p>
          <Button kind="primary" size="small" className="mt-3" isBusy={isActing} onClick={() => act({ id })}>
            Approve {code}
          </Button>
        </>
      ) : mayChange ? (
        "You wrote it, so someone else on the team has to approve it. Nobody can use it until then."
      ) : (
        "Someone who may change discounts has to approve it. Nobody can use it until then."
      )}
    </Alert>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div className="grid">
    <dt className="type-small text-muted">{label}</dt>
    <dd className="type-ui font-semibold">{value}</dd>
  </div>
);

const ofOurs = ({ note, asksCreators }: CodeFields) => ({ note: note.trim(), asksCreators: isYes(asksCreators) });

function PlatformForm({ form, before, isLocked = false }: { form: CodeFormState; before?: PlatformDiscount; isLocked?: boolean }) {
  const { data: categories = [] } = useQuery(categoriesQuery);
  const choices = [{ list: "categoryIds" as const, title: "Categories", options: categories }, licenceChoice];
  return (
    <CodeForm
      form={form}
      {...(before && { before })}
      isLocked={isLocked}
      scope={
        <ScopeField scope={form.scope} choices={choices} everything="Everything on Blenda" isLocked={isLocked} onChange={form.setScope} />
      }
    >
      <div className="grid gap-1">
        <Checkbox
          checked={isYes(form.draft.asksCreators)}
          disabled={isLocked}
          onChange={({ target }) => form.set("asksCreators", yesIf(target.checked))}
        >
          Ask creators to give more
        </Checkbox>
        <p className="type-small text-muted">
          Our commission pays first, and a line never costs us more. Creators who agree give the rest; everyone else's items are discounted
          by our part only.
        </p>
      </div>
      <Field label="Note for the team" error={form.errors.note}>
        <Textarea {...form.control("note")} rows={2} maxLength={300} disabled={isLocked} />
      </Field>
    </CodeForm>
  );
}

function Edit({ discount, mayChange }: { discount: PlatformDiscount; mayChange: boolean }) {
  const form = useCodeForm(fieldsOfCode(discount), discount.scope, discount);
  const { act, isActing } = useAct(api.discounts.updateDiscount, {
    learn: learnDiscount,
    done: ({ isWaiting }: PlatformDiscount) => (isWaiting ? "Saved. A second person has to approve it." : "Saved"),
    isToldInPlace: true,
  });
  const save = form.send((draft, fields) =>
    act({ ...draft, ...ofOurs(fields), id: discount.id }, { onSuccess: form.clear, onError: form.refuse }),
  );
  return (
    <form ref={form.form} noValidate onSubmit={save} className="border-t border-line">
      <DrawerSection title="The code">
        <PlatformForm form={form} before={discount} isLocked={!mayChange} />
      </DrawerSection>
      {mayChange && form.isChanged && (
        <DrawerFoot>
          <Button type="submit" kind="primary" isBusy={isActing}>
            Save
          </Button>
        </DrawerFoot>
      )}
    </form>
  );
}

/** The form for another code of the platform. */
export function NewDiscount({ onMade, onClose }: { onMade: (id: string) => void; onClose: () => void }) {
  const [known] = useState(() => newCodeFields(Date.now()));
  const [key] = useState(newKey);
  const form = useCodeForm(known, NO_SCOPE);
  const { act, isActing } = useAct(api.discounts.createDiscount, {
    learn: learnDiscount,
    done: ({ code, isWaiting }: PlatformDiscount) => (isWaiting ? `${code} waits for a second person` : `${code} is ready`),
    isToldInPlace: true,
  });
  const save = form.send((draft, fields) =>
    act({ ...draft, ...ofOurs(fields), key }, { onSuccess: ({ id }) => onMade(id), onError: form.refuse }),
  );
  return (
    <Drawer of="new" label="New discount" backLabel="Discounts" onClose={onClose}>
      <form ref={form.form} noValidate onSubmit={save}>
        <DrawerSection title="New discount" isFirst>
          <PlatformForm form={form} />
        </DrawerSection>
        <DrawerFoot>
          <Button onClick={onClose}>Discard</Button>
          <Button type="submit" kind="primary" isBusy={isActing}>
            Create discount
          </Button>
        </DrawerFoot>
      </form>
    </Drawer>
  );
}
