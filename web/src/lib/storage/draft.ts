import { type ChangeEvent, type FocusEvent, type SubmitEvent, useEffect, useRef, useState } from "react";
import { draftStore } from "./draft-store.ts";

type Sentences<Field extends string> = Partial<Record<Field, string | undefined>>;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * What is typed into a form, what is wrong with it, and where the keyboard goes when it cannot be sent. Only what was
 * typed is kept here: an untouched field follows `known`, so news from elsewhere shows and nothing typed is lost. Under a
 * name (`keptAs`) it also outlives the tab, until it is cleared.
 */
export function useDraft<Field extends string>(
  known: Record<Field, string>,
  faultsOf: (draft: Record<Field, string>) => Sentences<Field>,
  keptAs?: string,
) {
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>(() => (keptAs ? wordsIn(draftStore.read(keptAs), known) : {}));
  useEffect(() => {
    if (keptAs && Object.keys(typed).length > 0) draftStore.write(keptAs, typed);
  }, [keptAs, typed]);
  /** Fields people have finished with: one that is still typed into for the first time is not corrected. */
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  /** What the server did not take although it looked right. */
  const [refused, setRefused] = useState<Sentences<Field>>({});
  const form = useRef<HTMLFormElement>(null);

  const fields = Object.keys(known) as Field[];
  const draft: Record<Field, string> = { ...known, ...typed };
  const faults = faultsOf(draft);
  const errorOf = (field: Field): string | undefined => (left.has(field) ? faults[field] : undefined) ?? refused[field];

  const focusFirst = (wrong: Sentences<Field>) => {
    const first = fields.find((field) => wrong[field]);
    const named = first && form.current?.elements.namedItem(first);
    // Of a list to choose from, its first.
    const control = named instanceof RadioNodeList ? named[0] : named;
    if (control instanceof HTMLElement) control.focus();
  };

  const set = (field: Field, value: string) => {
    // From what is there now: a password manager fills several fields at once.
    setTyped((before) => ({ ...before, [field]: value }));
    setRefused((before) => ({ ...before, [field]: undefined }));
  };

  const control = (field: Field) => ({
    name: field,
    value: draft[field],
    onChange: ({ target }: ChangeEvent<Control>) => set(field, target.value),
    onBlur: ({ relatedTarget }: FocusEvent<Control>) => {
      // On the way to a button or a link an error would push it away from under the pointer; sending shows the error anyway.
      const isOnTheWay = relatedTarget instanceof HTMLButtonElement || relatedTarget instanceof HTMLAnchorElement;
      if (!isOnTheWay && draft[field] !== "") setLeft((before) => new Set([...before, field]));
    },
  });

  /** `send` is called only with a draft that has no fault. */
  const submit = (send: (draft: Record<Field, string>) => void) => (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setLeft(new Set(fields));
    if (fields.some((field) => faults[field])) focusFirst(faults);
    else send(draft);
  };

  /** Puts the server's sentence beside the field it is about. */
  const refuse = (sentences: Sentences<Field>) => {
    setRefused(sentences);
    focusFirst(sentences);
  };

  const clear = () => {
    if (keptAs) draftStore.remove(keptAs);
    setTyped({});
    setLeft(new Set());
    setRefused({});
  };

  const errors = Object.fromEntries(fields.map((field) => [field, errorOf(field)])) as Record<Field, string | undefined>;
  const isChanged = fields.some((field) => draft[field] !== known[field]);
  return { form, draft, errors, isChanged, control, set, submit, refuse, clear };
}

/** A kept draft may be of an older form: only texts of fields that still exist are taken. */
function wordsIn<Field extends string>(kept: unknown, known: Record<Field, string>): Partial<Record<Field, string>> {
  if (typeof kept !== "object" || kept === null) return {};
  const words = Object.entries(kept).filter(([field, value]) => Object.hasOwn(known, field) && typeof value === "string");
  return Object.fromEntries(words) as Partial<Record<Field, string>>;
}
