import { newKey } from "../../lib/calls/key.ts";

export interface NewDraftKey {
  key: () => string;
  note: (id: string) => void;
  /** Something is in it now, or it is gone: the next new one is another one. */
  leave: (id: string) => void;
}

/**
 * The key under which a draft is begun: "Add" pressed again and again opens the same one until something is in it, so empty ones do not
 * pile up.
 */
export function newDraftKey(): NewDraftKey {
  let empty: { key: string; id: string | null } | null = null;
  return {
    key: () => {
      empty ??= { key: newKey(), id: null };
      return empty.key;
    },
    note: (id) => {
      if (empty) empty.id = id;
    },
    leave: (id) => {
      if (empty?.id === id) empty = null;
    },
  };
}
