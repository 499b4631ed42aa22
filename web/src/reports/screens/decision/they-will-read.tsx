import { REPORTS } from "@blenda/domain/reports/constants";
import { useState } from "react";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { SegmentedControl } from "../../../ui/controls/segmented-control.tsx";
import { Textarea } from "../../../ui/controls/textarea.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { useDecision } from "../../data/use-decision.ts";

type Reader = "toReporters" | "toAuthor";

const READERS = [
  { value: "toReporters", label: "Reporters" },
  { value: "toAuthor", label: "Author" },
] as const;

/** The exact words before anything is sent; they can be said better. */
export function TheyWillRead({ state }: { state: ReturnType<typeof useDecision> }) {
  const [reader, setReader] = useState<Reader>("toReporters");
  const [edited, setEdited] = useState<Reader | null>(null);
  const { draft, errors, control, set, choice, reporters } = state;
  const words = state[reader];
  const own = draft[reader];
  const edit = () => {
    if (own === "" && words) set(reader, words.text);
    setEdited(reader);
  };
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="type-h3">They will read</h2>
        <SegmentedControl label="Who reads it" value={reader} options={READERS} onChange={setReader} />
      </div>
      {choice === null ? (
        <p className="text-muted">Choose a decision to see the words.</p>
      ) : words === null ? (
        <p className="text-muted">
          {reader === "toAuthor" ? "The author isn't told, because nothing changes for them." : "Nobody is told."}
        </p>
      ) : (
        <>
          <div className="grid gap-1.5 rounded-sm bg-surface-2 p-4">
            <p className="flex items-center gap-2 type-ui font-semibold">
              <Icon name="bell" />
              {words.title}
            </p>
            {edited === reader ? (
              <Field label="Your words" error={errors[reader]}>
                <Textarea {...control(reader)} rows={4} maxLength={REPORTS.WORDS_MOST} />
              </Field>
            ) : (
              <p className="wrap-anywhere text-muted">{own || words.text}</p>
            )}
          </div>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 type-small text-muted">
            {edited === reader ? (
              <Button
                kind="quiet"
                size="small"
                onClick={() => {
                  set(reader, "");
                  setEdited(null);
                }}
              >
                Use our words
              </Button>
            ) : (
              <Button kind="quiet" size="small" icon="pen-line" onClick={edit}>
                Edit the words
              </Button>
            )}
            {reader === "toReporters" ? heard(reporters) : "Only the author gets this."}
          </div>
        </>
      )}
    </div>
  );
}

const heard = (reporters: number): string => (reporters === 1 ? "The reporter gets them." : `All ${reporters} reporters get them.`);
