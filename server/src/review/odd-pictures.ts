import { buffer } from "node:stream/consumers";
import type { ColourPrint } from "@blenda/forge/poster/picture-likeness";
import { LRUCache } from "lru-cache";
import { drawnPictures } from "../authoring/port.ts";
import type { Services } from "../platform/requests/procedure.ts";

/** What is stored under a key never changes. */
const prints = new LRUCache<string, ColourPrint>({ max: 2_000 });

/** Images whose colours are not those of the model as the engine drew it. All were drawn anew by us, so they are read here. */
export async function oddPictures({ db, storage }: Pick<Services, "db" | "storage">, draftId: string): Promise<string[]> {
  const { lit, own } = await drawnPictures(db, draftId);
  if (lit === null || own.length === 0) return [];
  const { colourPrint, showsSame } = await import("@blenda/forge/poster/picture-likeness");
  const printOf = async (key: string): Promise<ColourPrint | null> => {
    const known = prints.get(key);
    if (known) return known;
    try {
      const print = await colourPrint(await buffer((await storage.open(key)).stream));
      prints.set(key, print);
      return print;
    } catch {
      // A file that is gone, or is no picture, says nothing about the model.
      return null;
    }
  };
  const drawn = await printOf(lit);
  const odd: string[] = [];
  // One after the other: the mark can wait, and all other work needs the processor.
  for (const { id, storageKey } of own) {
    const print = await printOf(storageKey);
    if (drawn && print && showsSame(print, drawn) === false) odd.push(id);
  }
  return odd;
}
