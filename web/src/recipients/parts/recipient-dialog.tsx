import { HOLDER_TYPES, RECIPIENT_CURRENCIES, RECIPIENTS, type RecipientCurrency } from "@blenda/domain/recipients/constants";
import type { OwnRecipients, Recipient } from "@blenda/domain/recipients/model";
import { accountName, recipientTexts } from "@blenda/domain/recipients/texts";
import { currencyName } from "@blenda/domain/shared/language/wordings";
import { useId, useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { newKey } from "../../lib/calls/key.ts";
import { countries } from "../../product/countries.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Input } from "../../ui/controls/input.tsx";
import { Select } from "../../ui/controls/select.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { learnOwn } from "../data/recipient-queries.ts";
import { useRecipientDraft, wishOf } from "../data/use-recipient-draft.ts";
import { BankFields } from "./bank-fields.tsx";
import { Refused } from "./refused.tsx";
import { usePasswordFirst } from "./use-password-first.tsx";

interface Props {
  own: OwnRecipients;
  /** The account that is replaced; `null`: another one. */
  changed: Recipient | null;
  onClose: () => void;
}

const isCurrency = (code: string): code is RecipientCurrency => RECIPIENT_CURRENCIES.some((each) => each === code);

/** What will happen, before anything is typed. */
function Consequence({ own, changed }: Pick<Props, "own" | "changed">) {
  const isFirst = own.recipients.length === 0;
  return (
    <p className="text-muted">
      {changed && `Instead of ${accountName(changed)}. We can't show you its number, so please enter the whole account. `}
      {isFirst
        ? "Your payouts go here. Account numbers are encrypted; you and our team only see the end."
        : `Nothing is paid here for ${RECIPIENTS.PAUSE_HOURS} hours, and we email you about it.`}
    </p>
  );
}

/** An account, typed whole: which fields there are follows from the currency and the bank's country (decision B14). */
export function RecipientDialog({ own, changed, onClose }: Props) {
  const id = useId();
  const [key] = useState(newKey);
  const { form, draft, errors, control, submit } = useRecipientDraft(own, changed);
  const password = usePasswordFirst(own.hasPassword);
  const manners = { learn: learnOwn, isToldInPlace: true, done: () => (changed ? "Account changed" : "Account added") };
  const adding = useAct(api.recipients.addRecipient, manners);
  const changing = useAct(api.recipients.changeRecipient, manners);
  const { currency } = draft;
  const send = (typed: typeof draft) =>
    password.run((onUnproven) => {
      const after = { onSuccess: onClose, onError: (error: Error) => void onUnproven(error) };
      if (changed) changing.act({ ...wishOf(typed), recipientId: changed.id, key }, after);
      else if (isCurrency(currency)) adding.act({ ...wishOf(typed), currency, key }, after);
    });
  return (
    <Dialog
      isOpen
      title={changed ? `Change your ${changed.currency} account` : "Add an account"}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} kind="primary" isBusy={adding.isActing || changing.isActing}>
            {changed ? "Change account" : "Add account"}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate autoComplete="off" className="grid gap-5" onSubmit={submit(send)}>
        <Consequence own={own} changed={changed} />
        {!password.dialog && <Refused error={adding.error ?? changing.error} />}
        {!changed && (
          <Field label="Currency">
            <Select {...control("currency")}>
              {RECIPIENT_CURRENCIES.map((code) => (
                <option key={code} value={code}>
                  {code}, {currencyName(code)}
                </option>
              ))}
            </Select>
          </Field>
        )}
        <Field label="Country of the bank" error={errors.country}>
          <Select {...control("country")}>
            <option value="">Choose a country</option>
            {countries().map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Whose account is it?">
          <Select {...control("holderType")}>
            {HOLDER_TYPES.map((type) => (
              <option key={type} value={type}>
                {recipientTexts.holders[type]}
              </option>
            ))}
          </Select>
        </Field>
        <Field
          label="Name on the account"
          error={errors.holderName}
          help="Exactly as the bank has it. If it isn't the name we know you by, we check it first."
        >
          <Input {...control("holderName")} autoComplete="off" required />
        </Field>
        {isCurrency(currency) && <BankFields currency={currency} country={draft.country} control={control} errors={errors} />}
      </form>
      {password.dialog}
    </Dialog>
  );
}
