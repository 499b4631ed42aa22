import { useState } from "react";
import { useEscapeLayer } from "../escape-layer.ts";

interface BoxProps {
  checked: boolean;
  onChange: () => void;
  /** It cannot be chosen. */
  disabled?: boolean;
}

export interface RowSelection<Row> {
  chosen: readonly Row[];
  all: BoxProps & { isMixed: boolean };
  of: (row: Row) => BoxProps;
  clear: () => void;
}

/** Row selection of one page: a reader who leaves the page leaves what was chosen on it, so nothing out of sight is ever acted upon. */
export function useRowSelection<Row>(rows: readonly Row[], keyOf: (row: Row) => string): RowSelection<Row> {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  const chosen = rows.filter((row) => keys.has(keyOf(row)));
  const clear = () => setKeys(new Set());
  useEscapeLayer(chosen.length > 0, clear);
  const turn = (key: string) =>
    setKeys((before) => (before.has(key) ? new Set([...before].filter((each) => each !== key)) : new Set([...before, key])));
  const hasAll = chosen.length > 0 && chosen.length === rows.length;
  return {
    chosen,
    all: {
      checked: hasAll,
      isMixed: chosen.length > 0 && !hasAll,
      onChange: () => setKeys(hasAll ? new Set() : new Set(rows.map(keyOf))),
    },
    of: (row) => ({ checked: keys.has(keyOf(row)), onChange: () => turn(keyOf(row)) }),
    clear,
  };
}
