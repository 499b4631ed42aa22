import type { Look } from "../../grammar/look.ts";
import type { Understood, UnderstoodObject } from "../../prompt/understand.ts";
import type { Rgb } from "../../solid/color.ts";
import type { Random } from "../../solid/random.ts";
import type { MaterialName } from "../../solid/surfaces/stuff.ts";
import { MARKS } from "./built-alone.ts";
import { type Nearest, nearestForm, plainForm } from "./nearest-form.ts";
import { seenSlots } from "./slots.ts";
import type { Subject } from "./subject.ts";

/** Their colour is what they are: gold in a picture's brown would be brass. */
const OWN_COLORED: ReadonlySet<MaterialName> = new Set(["gold", "silver", "copper", "bronze", "brass", "jade", "obsidian"]);
/** Seen alike by less than this, the cells of the form are not those of the picture. */
const ALIKE = 0.5;
/** Cells a colour needs to be seen at all. */
const LEAST_CELLS = 6;
/** Share of a slot's cells from which a colour may be the slot's. */
const LEAST_OF_SLOT = 0.34;

export interface Pictured {
  understood: Understood;
  random: Random;
}

/**
 * What the words ask for, as the picture shows it: of all the form can be the likest, in the colours the picture has where the form
 * shows them. What the words say outranks the picture. Of several things the first is the one in the picture.
 */
export async function asPictured(understood: Understood, subject: Subject, randomOf: (variation: number) => Random): Promise<Pictured> {
  const [object, ...others] = understood.objects;
  const isAlone = others.length === 0 && object.count === 1;
  // What is cut off by the edge of the picture, or stands among others, has no outline of its own.
  const isOutlined = isAlone && !subject.isCut;
  const nearest = await (isOutlined ? nearestForm(object, subject.outline, randomOf) : plainForm(object, randomOf(0)));
  const colored = await inColorsOf(subject, nearest);
  return { understood: { ...understood, objects: [colored, ...others] }, random: nearest.random };
}

async function inColorsOf({ colors, labels }: Subject, nearest: Nearest): Promise<UnderstoodObject> {
  const { object } = nearest;
  const slots = await seenSlots(nearest);
  const taken = nearest.likeness >= ALIKE ? byPlace(slots, labels, colors.length) : byArea(slots, colors.length);
  const { look } = object;
  const isGiven = (slot: number) => look.colors[slot] !== undefined || (slot === 0 && isOwnColored(look));
  const mixed = Array.from({ length: Math.max(MARKS.length, look.colors.length) }, (_, slot): Rgb | undefined =>
    isGiven(slot) ? look.colors[slot] : colors[taken[slot] ?? -1]?.rgb,
  );
  while (mixed.length > 0 && mixed.at(-1) === undefined) mixed.pop();
  return { ...object, look: { ...look, colors: mixed } };
}

const isOwnColored = ({ material }: Look) => material !== null && OWN_COLORED.has(material);

const countOf = (slots: Int8Array, slot: number) => slots.reduce((sum, own) => sum + (own === slot ? 1 : 0), 0);

const bySize = (slots: Int8Array): number[] =>
  Array.from({ length: MARKS.length }, (_, slot) => slot)
    .filter((slot) => countOf(slots, slot) >= LEAST_CELLS)
    .toSorted((one, other) => countOf(slots, other) - countOf(slots, one) || one - other);

/** The largest colour for what is seen most of, and so on. */
function byArea(slots: Int8Array, colors: number): Record<number, number> {
  return Object.fromEntries(bySize(slots).flatMap((slot, at) => (at < colors ? [[slot, at]] : [])));
}

/** For each slot the colour the picture has there, and rather one that is seldom seen elsewhere. */
function byPlace(slots: Int8Array, labels: Int8Array, colors: number): Record<number, number> {
  const shareOf = (color: number, isIn: (cell: number) => boolean) => {
    let [own, all] = [0, 0];
    for (const [cell, label] of labels.entries()) {
      if (label < 0 || !isIn(cell)) continue;
      all++;
      if (label === color) own++;
    }
    return own / Math.max(1, all);
  };
  const everywhere = Array.from({ length: colors }, (_, color) => shareOf(color, () => true));
  const taken: Record<number, number> = {};
  for (const slot of bySize(slots)) {
    const worth = everywhere.map((whole, color) => {
      const share = shareOf(color, (cell) => slots[cell] === slot);
      return share < LEAST_OF_SLOT ? 0 : share * Math.sqrt(share / Math.max(0.01, whole));
    });
    const best = worth.indexOf(Math.max(...worth));
    if (worth[best] > 0) taken[slot] = best;
  }
  return taken;
}
