import { keysOf } from "@blenda/domain/shared/keys";

/** Bit fields packed side by side into columns of sixteen bits: counting every value of every field is one look-up a column. */
export const COLUMN_BITS = 16;

export interface Field<Column extends string, Row> {
  column: Column;
  bits: number;
  /** What a row has of it, as a number of that many bits. */
  codeOf(row: Row): number;
  /** How often each of its values occurs, told by how often each code does. */
  count(codes: readonly number[]): readonly number[];
  /** Which codes have one of these values, or all of them. */
  allows(chosen: readonly number[], holds?: "any" | "all"): (code: number) => boolean;
  /** The field whose codes it reads, where it has no bits of its own. */
  from?: string;
}

/** A field with its place: its code is `(value >>> at) & top` of a value of the column. */
export interface PackedField<Column extends string, Row> extends Field<Column, Row> {
  from: string;
  at: number;
  top: number;
}

/** Exactly one of some codes: a bar, a size, a step. */
export const codeField = <Column extends string, Row>(column: Column, codes: number, codeOf: (row: Row) => number): Field<Column, Row> => ({
  column,
  bits: Math.ceil(Math.log2(codes)),
  codeOf,
  count: (counts) => counts,
  allows: (chosen) => {
    const allowed = chosen.reduce((flags, i) => flags | (1 << i), 0);
    return (code) => ((allowed >>> code) & 1) === 1;
  },
});

/** Any of some flags, each a value. */
export const flagField = <Column extends string, Row>(column: Column, flags: number, codeOf: (row: Row) => number): Field<Column, Row> => ({
  column,
  bits: flags,
  codeOf,
  ...readByMasks(Array.from({ length: flags }, (_, i) => 1 << i)),
});

/** What follows from the flags of another field: a value holds where any flag of its mask does. */
export const followingField = <Column extends string, Row>(column: Column, from: string, masks: readonly number[]): Field<Column, Row> => ({
  column,
  from,
  bits: 0,
  codeOf: () => 0,
  ...readByMasks(masks),
});

/** One bit for each that is so. */
export function flagsWhere<Each>(each: readonly Each[], isSo: (one: Each) => boolean): number {
  let flags = 0;
  for (let i = 0; i < each.length; i++) if (isSo(each[i] as Each)) flags |= 1 << i;
  return flags;
}

function readByMasks(masks: readonly number[]): Pick<Field<string, never>, "count" | "allows"> {
  return {
    count: (codes) => {
      const counts = masks.map(() => 0);
      for (let code = 0; code < codes.length; code++) {
        const count = codes[code] as number;
        if (count === 0) continue;
        for (let i = 0; i < masks.length; i++) if ((code & (masks[i] as number)) !== 0) counts[i] = (counts[i] as number) + count;
      }
      return counts;
    },
    allows: (chosen, holds) => {
      const wanted = chosen.map((i) => masks[i] as number);
      if (holds === "all") return (code) => wanted.every((mask) => (code & mask) !== 0);
      const allowed = wanted.reduce((sum, mask) => sum | mask, 0);
      return (code) => (code & allowed) !== 0;
    },
  };
}

/** Gives every field its bits, in the order of the table, and says how many each column then uses. */
export function packFields<Name extends string, Column extends string, Row>(
  columns: readonly Column[],
  table: Readonly<Record<Name, Field<Column, Row>>>,
): { fields: Record<Name, PackedField<Column, Row>>; bits: Record<Column, number> } {
  const used = new Map<string, number>(columns.map((column) => [column, 0]));
  const places = new Map<string, { at: number; top: number }>();
  const fields = keysOf(table).map((name) => {
    const { column, bits, from = name } = table[name];
    const at = used.get(column) ?? 0;
    const place = places.get(from) ?? { at, top: (1 << bits) - 1 };
    places.set(name, place);
    used.set(column, at + bits);
    return [name, { ...table[name], from, ...place }];
  });
  for (const [column, bits] of used)
    if (bits > COLUMN_BITS) throw new RangeError(`The fields of ${column} take ${bits} bits, and a column has ${COLUMN_BITS}`);
  return { fields: Object.fromEntries(fields), bits: Object.fromEntries(used) as Record<Column, number> };
}
