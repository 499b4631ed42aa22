import { useEffect, useState } from "react";
import type { SearchCombobox } from "./search-combobox.tsx";

/** Most visits never search, so the box thinks only from its first use on. Until then, and without it, it is a box to type in. */
export function useCombobox(isWanted: boolean) {
  const [Combobox, setCombobox] = useState<typeof SearchCombobox | null>(null);
  useEffect(() => {
    if (isWanted) import("./search-combobox.tsx").then((module) => setCombobox(() => module.SearchCombobox), noCode);
  }, [isWanted]);
  return Combobox;
}
const noCode = () => {};
