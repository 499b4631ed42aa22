import { VISIBILITIES } from "@blenda/domain/portfolio/constants";
import type { Work } from "@blenda/domain/portfolio/model";
import { portfolioTexts } from "@blenda/domain/portfolio/texts";
import { useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { useDraft } from "../../../lib/storage/draft.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { RadioGroup } from "../../../ui/controls/radio-group.tsx";
import { Textarea } from "../../../ui/controls/textarea.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { Dialog } from "../../../ui/feedback/dialog.tsx";
import { learnPortfolio } from "../../data/portfolio-query.ts";
import { useMediaDraft } from "../../data/use-media-draft.ts";
import { fieldsOfWork, workFaults, workOf } from "../../data/work-fields.ts";
import { VISIBILITY_WORDS } from "../visibility.ts";
import { MediaField } from "./media-field.tsx";

/** A new work, or one that is there. Closing loses nothing: what was typed and sent waits for the next time. */
export function WorkForm({ work, onClose }: { work: Work | null; onClose: () => void }) {
  const name = `work ${work?.id ?? "new"}`;
  const { form, draft, errors, control, set, submit, clear } = useDraft(fieldsOfWork(work), workFaults, name);
  const media = useMediaDraft(`${name} media`, work?.media ?? []);
  const [isWaiting, setWaiting] = useState(false);
  const manners = { done: () => portfolioTexts.workSaved, learn: learnPortfolio, isToldInPlace: true };
  const adding = useAct(api.portfolio.addWork, manners);
  const changing = useAct(api.portfolio.updateWork, manners);
  const failure = adding.error ?? changing.error;
  const discard = () => {
    clear();
    media.clear();
    onClose();
  };
  const send = (typed: typeof draft) => {
    const next = workOf(
      typed,
      media.media.map(({ id }) => id),
    );
    if (work) changing.act({ id: work.id, ...next }, { onSuccess: discard });
    else adding.act(next, { onSuccess: discard });
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={work ? "Edit work" : "New work"}
      actions={
        <>
          <Button kind="quiet" onClick={discard}>
            Discard
          </Button>
          <Button type="submit" form="work" kind="primary" disabled={isWaiting} isBusy={adding.isActing || changing.isActing}>
            {work ? "Save work" : "Add work"}
          </Button>
        </>
      }
    >
      <form ref={form} id="work" noValidate aria-label="Work" className="grid gap-5" onSubmit={submit(send)}>
        <MediaField {...media} onWaiting={setWaiting} />
        <Field label="Title" error={errors.title}>
          <Input {...control("title")} required autoComplete="off" />
        </Field>
        <Field label="Description (optional)" error={errors.description}>
          <Textarea {...control("description")} rows={4} />
        </Field>
        <Field label="Software (optional)" error={errors.software} help="Separated by commas.">
          <Input {...control("software")} autoComplete="off" />
        </Field>
        <div className="grid items-start gap-5 sm:grid-cols-[minmax(0,1fr)_7rem]">
          <Field label="Tags (optional)" error={errors.tags} help="Separated by commas.">
            <Input {...control("tags")} autoComplete="off" />
          </Field>
          <Field label="Year (optional)" error={errors.year}>
            <Input {...control("year")} inputMode="numeric" autoComplete="off" />
          </Field>
        </div>
        <RadioGroup
          legend="Who can see it"
          name="visibility"
          value={draft.visibility}
          onChange={(visibility) => set("visibility", visibility)}
          options={VISIBILITIES.map((value) => ({ value, label: VISIBILITY_WORDS[value].name, help: VISIBILITY_WORDS[value].help }))}
        />
        {failure && <Alert tone="bad" title={failure.message} />}
      </form>
    </Dialog>
  );
}
