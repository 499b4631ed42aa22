import { SEARCH_BOX } from "@blenda/domain/search/constants";
import type { SearchResult } from "@blenda/domain/search/model";

interface SuggestionHits {
  products: SearchResult[];
  learning: SearchResult[];
  totals: { products: number; learning: number };
}

export type Suggestions = { state: "short" } | { state: "searching" } | ({ state: "found"; term: string } & SuggestionHits);

const NOTHING: SuggestionHits = { products: [], learning: [], totals: { products: 0, learning: 0 } };

/**
 * The thinking of one search box (spec 2 §9): it waits until the typing rests for 300 ms, asks only for two characters or more,
 * and never has two questions on the way. A newer term gives up the question before it and waits until that one has ended.
 * A question that fails has found nothing.
 */
export function createSuggester(ask: (term: string, signal: AbortSignal) => Promise<SuggestionHits>, tell: (now: Suggestions) => void) {
  let typed = "";
  let wanted: string | null = null;
  let running: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function type(text: string): void {
    const term = text.trim();
    if (term === typed) return;
    stop();
    typed = term;
    const isLongEnough = term.length >= SEARCH_BOX.LEAST_CHARACTERS;
    tell({ state: isLongEnough ? "searching" : "short" });
    if (!isLongEnough) return;
    timer = setTimeout(() => {
      wanted = term;
      void askNext();
    }, SEARCH_BOX.DEBOUNCE_MS);
  }

  function stop(): void {
    clearTimeout(timer);
    typed = "";
    wanted = null;
    running?.abort();
  }

  async function askNext(): Promise<void> {
    if (running || wanted === null) return;
    const own = new AbortController();
    const term = wanted;
    wanted = null;
    running = own;
    const found = await ask(term, own.signal).catch(() => NOTHING);
    running = null;
    if (!own.signal.aborted) tell({ ...found, state: "found", term, products: best(found.products), learning: best(found.learning) });
    void askNext();
  }

  return { type, stop };
}

const best = (results: SearchResult[]) => results.slice(0, SEARCH_BOX.SHOWN_PER_KIND);
