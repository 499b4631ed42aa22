import type { Reading, ReadThing } from "@blenda/domain/generation/model";

/** A thing there is a form for, unless the test says otherwise. */
export const readThing = (asked: string, changes: Partial<ReadThing> = {}): ReadThing => ({
  asked,
  made: asked,
  fit: "exact",
  count: 1,
  colors: [],
  material: null,
  finish: null,
  pattern: null,
  style: null,
  size: null,
  traits: [],
  text: null,
  offers: [],
  relation: null,
  ...changes,
});

export const missingThing = (asked: string, ...offers: string[]): ReadThing => readThing(asked, { made: "", fit: "missing", offers });

export const readingWith = (...things: ReadThing[]): Reading => ({ things, unused: [], sentences: [] });
