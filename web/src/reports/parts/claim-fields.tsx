import { Checkbox } from "../../ui/controls/checkbox.tsx";
import { Field } from "../../ui/controls/field.tsx";
import { Input } from "../../ui/controls/input.tsx";
import { Textarea } from "../../ui/controls/textarea.tsx";
import type { useReportDraft } from "../data/use-report-draft.ts";

type Props = Pick<ReturnType<typeof useReportDraft>, "draft" | "errors" | "control" | "set">;

/** The formal notice: who owns which work. Its creator may answer it. */
export function ClaimFields({ draft, errors, control, set }: Props) {
  return (
    <fieldset className="grid gap-5 rounded-sm border border-line p-4">
      <legend className="px-1 type-ui">Copyright notice</legend>
      <Field label="Your full name" error={errors.name}>
        <Input {...control("name")} autoComplete="name" />
      </Field>
      <Field label="Who owns the rights" help="You, or the person or company you speak for." error={errors.rightsHolder}>
        <Input {...control("rightsHolder")} autoComplete="organization" />
      </Field>
      <Field label="Your work" help="What it is and where we can see it." error={errors.work}>
        <Textarea {...control("work")} rows={3} />
      </Field>
      <Sworn name="isGoodFaith" value={draft.isGoodFaith} error={errors.isGoodFaith} onChange={(value) => set("isGoodFaith", value)}>
        I believe in good faith that this use isn't allowed by the owner or the law.
      </Sworn>
      <Sworn name="isAccurate" value={draft.isAccurate} error={errors.isAccurate} onChange={(value) => set("isAccurate", value)}>
        What I say here is true, and I own the rights or act for whoever does.
      </Sworn>
    </fieldset>
  );
}

interface SwornProps {
  name: string;
  value: string;
  error: string | undefined;
  children: string;
  onChange: (value: string) => void;
}

/** A box without which a notice is none. */
export function Sworn({ name, value, error, children, onChange }: SwornProps) {
  return (
    <div className="grid gap-1">
      <Checkbox
        name={name}
        checked={value !== ""}
        aria-invalid={error !== undefined || undefined}
        onChange={({ target }) => onChange(target.checked ? "yes" : "")}
      >
        {children}
      </Checkbox>
      {error && <p className="type-small text-bad">{error}</p>}
    </div>
  );
}
