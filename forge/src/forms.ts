import type { Grammar } from "./grammar/grammar.ts";
import type { KindTable } from "./prompt/kinds/kind-table.ts";

/** What can be made and what nouns mean: the engine has none of its own, whoever starts it hands them in. */
export interface Forms {
  /** Everything that can be made, in any order. */
  grammars: readonly Grammar[];
  kinds: KindTable;
  /** The file `lexiconOf` wrote of them; read when a noun is first compared by meaning. */
  meanings: URL;
}
