import { PORTFOLIO } from "@blenda/domain/portfolio/constants";
import type { PortfolioPage } from "@blenda/domain/portfolio/model";
import { portfolioTexts } from "@blenda/domain/portfolio/texts";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { useDraft } from "../../lib/storage/draft.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Checkbox } from "../../ui/controls/checkbox.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Input } from "../../ui/controls/input.tsx";
import { Textarea } from "../../ui/controls/textarea.tsx";
import { fieldsOf, headerFaults, headerOf } from "../data/header-fields.ts";
import { learnPortfolio } from "../data/portfolio-query.ts";
import { LinkFields } from "./link-fields.tsx";

/** The header's words, in its place. What is typed and not saved is still there the next time. */
export function HeaderForm({ page }: { page: PortfolioPage }) {
  const { form, draft, errors, isChanged, control, set, submit, clear } = useDraft(fieldsOf(page.header), headerFaults, "portfolio header");
  const { act, isActing } = useAct(api.portfolio.updateHeader, { done: () => portfolioTexts.saved, learn: learnPortfolio });
  const bioLength = [...draft.bio.trim()].length;
  return (
    <form
      ref={form}
      noValidate
      aria-label="Portfolio header"
      className="grid gap-5 rounded-md border border-line bg-surface-1 p-5 md:p-6"
      onSubmit={submit((typed) => act(headerOf(typed), { onSuccess: clear }))}
    >
      <Field
        label="About you"
        error={errors.bio}
        help="Also shown in your settings."
        aside={
          <span className={bioLength > PORTFOLIO.BIO_MAX ? "text-bad" : undefined}>
            {bioLength}/{PORTFOLIO.BIO_MAX}
            <span className="sr-only"> characters</span>
          </span>
        }
      >
        <Textarea {...control("bio")} rows={4} />
      </Field>
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Field label="Skills" error={errors.skills} help={`Separated by commas, at most ${PORTFOLIO.MOST_SKILLS}.`}>
          <Input {...control("skills")} placeholder="Hard surface, Rigging" autoComplete="off" />
        </Field>
        <Field label="Software" error={errors.software} help={`Separated by commas, at most ${PORTFOLIO.MOST_SKILLS}.`}>
          <Input {...control("software")} placeholder="Blender, Substance 3D Painter" autoComplete="off" />
        </Field>
      </div>
      <LinkFields draft={draft} errors={errors} control={control} />
      <div className="grid items-end gap-5 md:grid-cols-2">
        <Field label="Location (optional)" error={errors.location}>
          <Input {...control("location")} autoComplete="address-level2" />
        </Field>
        <div className="md:pb-1">
          <Checkbox checked={draft.isAvailable === "yes"} onChange={({ target }) => set("isAvailable", target.checked ? "yes" : "no")}>
            Available for work
          </Checkbox>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" kind="primary" isBusy={isActing} disabled={!isChanged}>
          Save header
        </Button>
        {isChanged && !isActing && (
          <Button kind="quiet" onClick={clear}>
            Discard changes
          </Button>
        )}
      </div>
    </form>
  );
}
