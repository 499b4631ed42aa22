import { AUTHORING } from "@blenda/domain/authoring/constants";
import { nextVersion } from "@blenda/domain/authoring/rules";
import { useState } from "react";
import { FieldFrame } from "../../../product/editing/field-frame.tsx";
import { Section } from "../../../product/editing/section.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { Textarea } from "../../../ui/controls/textarea.tsx";
import type { ProductEditor } from "../../data/use-product-editor.ts";
import { isVersionNumber } from "../../data/version-number.ts";

/** New files are a new version: its number, what is new in the creator's words, and what we found to be different. */
export function VersionSection({ editor }: { editor: ProductEditor }) {
  const { draft, fields, set, isLocked, faultOf } = editor;
  const [typed, setTyped] = useState<string | null>(null);
  const live = draft.live?.version;
  if (!live) return null;
  const offered = nextVersion(live);
  const isUnfit = typed !== null && typed !== "" && !isVersionNumber(typed);
  return (
    <Section title="New version" aside={`${live} is on sale`}>
      <FieldFrame editor={editor} field="version" className="grid gap-5">
        <div className="flex flex-wrap items-end gap-3">
          <div className="w-40">
            <Field label="Number" error={isUnfit ? "A number such as 1.1 or 1.1.2" : faultOf("version")}>
              <Input
                value={typed ?? fields.versionNumber ?? ""}
                placeholder={offered}
                inputMode="decimal"
                maxLength={20}
                disabled={isLocked}
                onChange={({ target: { value } }) => {
                  setTyped(value);
                  if (value === "" || isVersionNumber(value)) set({ versionNumber: value || null });
                }}
                onBlur={() => !isUnfit && setTyped(null)}
              />
            </Field>
          </div>
          {fields.versionNumber === null && !isLocked && (
            <Button className="mb-0.5" onClick={() => set({ versionNumber: offered })}>
              Use {offered}
            </Button>
          )}
        </div>
        <Field
          label="What's new"
          help="Buyers get this with the list below it, and keep the version they have."
          aside={`${[...fields.changes].length} / ${AUTHORING.CHANGES_MOST}`}
        >
          <Textarea
            value={fields.changes}
            rows={4}
            maxLength={AUTHORING.CHANGES_MOST}
            disabled={isLocked}
            onChange={({ target }) => set({ changes: target.value })}
          />
        </Field>
        <Differences editor={editor} />
      </FieldFrame>
    </Section>
  );
}

function Differences({ editor: { draft } }: { editor: ProductEditor }) {
  const lines = draft.diff?.lines ?? [];
  if (lines.length === 0) return <p className="type-small text-muted">The files are the same as in {draft.live?.version} so far.</p>;
  return (
    <div>
      <h3 className="mb-2 type-ui">Written from the files</h3>
      <table className="w-full type-small tabular-nums">
        <thead className="sr-only">
          <tr>
            <th>About</th>
            <th>{draft.live?.version}</th>
            <th>New version</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-y border-line">
          {lines.map(({ about, before, after }) => (
            <tr key={about}>
              <th scope="row" className="py-2 pr-4 text-left font-normal text-muted">
                {about}
              </th>
              <td className="py-2 pr-4 text-muted">{before}</td>
              <td className="py-2 font-semibold">{after}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
