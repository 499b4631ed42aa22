import { useMemo, useState } from "react";
import { codeOf } from "../../lib/calls/refusal.ts";
import type { SavedFields } from "../autosave/autosave.ts";
import { type AutosavedForm, useAutosave } from "../autosave/use-autosave.ts";

interface DraftOf<Fields> {
  id: string;
  fields: Fields;
  mark: number;
  savedAt: string;
  may: readonly string[];
}

interface Rules<Fields extends object> {
  keptAs: string;
  draft: DraftOf<Fields>;
  /** Sends what changed, and puts the answer where its readers look. */
  save: (fields: Partial<Fields>, mark: number) => Promise<SavedFields<Fields>>;
  /** The code of the refusal that says that another tab or device was quicker. */
  conflict: string;
  /** What it saved. */
  read: () => Promise<SavedFields<Fields>>;
}

export interface DraftForm<Fields extends object> {
  /** With what is typed and not saved yet. */
  fields: Fields;
  set: (changed: Partial<Fields>) => void;
  form: AutosavedForm<Fields>;
  /** Nothing may be changed now. */
  isLocked: boolean;
  /** Submitting was tried: from now on what is only missing is said too. */
  isTried: boolean;
  showFaults: () => void;
}

/** The form of a draft, which saves itself. */
export function useDraftForm<Fields extends object>({ keptAs, draft, save, conflict, read }: Rules<Fields>): DraftForm<Fields> {
  const known = useMemo(() => ({ fields: draft.fields, mark: draft.mark }), [draft.fields, draft.mark]);
  const form = useAutosave<Fields>({
    keptAs,
    known,
    savedAt: Date.parse(draft.savedAt),
    save: async (changed, mark) => {
      const { fields, mark: next } = await save(changed, mark).catch(async (error: Error) => {
        throw codeOf(error) === conflict ? new SavedElsewhere(await read()) : error;
      });
      return { fields, mark: next };
    },
    theirsIn: (error) => (error instanceof SavedElsewhere ? (error.saved as SavedFields<Fields>) : null),
  });
  const [isTried, setTried] = useState(false);
  return {
    fields: form.fields,
    set: form.set,
    form,
    isLocked: !draft.may.includes("edit"),
    isTried,
    showFaults: () => setTried(true),
  };
}

/** Another tab or device was quicker; carries what it saved. */
class SavedElsewhere extends Error {
  readonly saved: SavedFields<object>;
  constructor({ fields, mark }: SavedFields<object>) {
    super("saved elsewhere");
    this.saved = { fields, mark };
  }
}
