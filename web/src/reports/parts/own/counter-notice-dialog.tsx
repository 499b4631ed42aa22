import { REPORTS } from "@blenda/domain/reports/constants";
import { reportTexts } from "@blenda/domain/reports/texts";
import { useId } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { useDraft } from "../../../lib/storage/draft.ts";
import { exact } from "../../../lib/text/numbers.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { Textarea } from "../../../ui/controls/textarea.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { learnOwn } from "../../data/learn-own.ts";
import { Sworn } from "../claim-fields.tsx";

const lettersIn = (text: string): number => [...text.trim()].length;

/** Between so many characters and so many; the sentence is for too few. */
function lengthFault(text: string, least: number, most: number, tooShort: string): string | undefined {
  if (lettersIn(text) < least) return tooShort;
  return lettersIn(text) > most ? `Please use at most ${exact(most)} characters.` : undefined;
}

/** A creator's formal answer to a copyright notice (decision B23). The sender of the notice may read it. */
export function CounterNoticeDialog({ caseId, onClose }: { caseId: string; onClose: () => void }) {
  const id = useId();
  const { form, draft, errors, control, set, submit, clear } = useDraft(
    { name: "", address: "", text: "", isGoodFaith: "", acceptsJurisdiction: "" },
    (typed) => ({
      name: lengthFault(typed.name, 2, REPORTS.NAME_MOST, "Please enter your full name."),
      address: lengthFault(typed.address, 5, REPORTS.ADDRESS_MOST, "Please enter your address."),
      text: lengthFault(typed.text, REPORTS.APPEAL_LEAST, REPORTS.DETAIL_MOST, `Please write at least ${REPORTS.APPEAL_LEAST} characters.`),
      isGoodFaith: typed.isGoodFaith === "" ? "Please confirm this." : undefined,
      acceptsJurisdiction: typed.acceptsJurisdiction === "" ? "Please confirm this." : undefined,
    }),
    `counter-notice to ${caseId}`,
  );
  const { act, isActing, error } = useAct(api.reports.counterNotice, {
    learn: learnOwn,
    done: () => reportTexts.counterNoticeSent,
    isToldInPlace: true,
  });
  const send = ({ name, address, text }: typeof draft) =>
    act(
      { caseId, notice: { name: name.trim(), address: address.trim(), text: text.trim(), isGoodFaith: true, acceptsJurisdiction: true } },
      {
        onSuccess: () => {
          clear();
          onClose();
        },
      },
    );
  return (
    <Dialog
      isOpen
      title="Send a counter-notice"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={id} kind="primary" isBusy={isActing}>
            Send counter-notice
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate className="grid gap-5" onSubmit={submit(send)}>
        <p className="text-muted">
          Use this if the notice is a mistake or you have the right to use the work. We show it to whoever sent the notice.
        </p>
        {error && <Alert tone="bad" title={error.message} />}
        <Field label="Your full name" error={errors.name}>
          <Input {...control("name")} autoComplete="name" data-first-focus />
        </Field>
        <Field label="Your address" help="Street, city and country. A counter-notice needs one." error={errors.address}>
          <Textarea {...control("address")} rows={2} autoComplete="street-address" />
        </Field>
        <Field label="Why it's yours to use" error={errors.text}>
          <Textarea {...control("text")} rows={5} />
        </Field>
        <Sworn name="isGoodFaith" value={draft.isGoodFaith} error={errors.isGoodFaith} onChange={(value) => set("isGoodFaith", value)}>
          I believe in good faith that this was removed by mistake.
        </Sworn>
        <Sworn
          name="acceptsJurisdiction"
          value={draft.acceptsJurisdiction}
          error={errors.acceptsJurisdiction}
          onChange={(value) => set("acceptsJurisdiction", value)}
        >
          I accept that a court where I live may decide about this.
        </Sworn>
      </form>
    </Dialog>
  );
}
