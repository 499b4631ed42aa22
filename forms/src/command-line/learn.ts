import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { lexiconOf } from "@blenda/forge/prompt/meaning";
import { formIndex, INDEX_FILE } from "./form-index.ts";
import { print } from "./paths.ts";

/** Finds every form and works out once more what they mean; needed when one is new, or the words of one have changed. */
export async function learn(): Promise<void> {
  writeFileSync(INDEX_FILE, await formIndex());
  print(INDEX_FILE);
  // Only now: it reads the index that has just been written.
  const { forms } = await import("../forms.ts");
  writeFileSync(forms.meanings, await lexiconOf(forms.grammars));
  print(fileURLToPath(forms.meanings));
}
