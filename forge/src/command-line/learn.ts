import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { grammars } from "../grammars/registry.ts";
import { LEXICON_FILE, lexiconOf } from "../prompt/meaning.ts";
import { print } from "./paths.ts";

/** Works out once more what the forms mean; needed when the words of one have changed. */
export async function learn(): Promise<void> {
  writeFileSync(LEXICON_FILE, await lexiconOf(grammars));
  print(fileURLToPath(LEXICON_FILE));
}
