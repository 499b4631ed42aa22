import { useState } from "react";
import { localStore } from "../../lib/storage/storage.ts";

const KEY = "blenda.letterKeys";

/** Whether single letters are keys here. People who speak to their computer switch them off. */
export function useLetterKeys(): [boolean, (areOn: boolean) => void] {
  const [areOn, setOn] = useState(() => localStore.read(KEY) !== "off");
  const turn = (next: boolean) => {
    if (next) localStore.remove(KEY);
    else localStore.write(KEY, "off");
    setOn(next);
  };
  return [areOn, turn];
}
