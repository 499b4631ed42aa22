import type { QueryClient } from "@tanstack/react-query";
import type { Command } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import type { NewDraftKey } from "./new-draft-key.ts";

interface Identifiable {
  id: string;
}

/** What every editor knows of its draft, whatever becomes of it. */
export interface DraftBase extends Identifiable {
  live: unknown;
  may: readonly string[];
}

/** Declaration of a kind of draft: what the parts of its editor that are alike for all kinds ask for. */
export interface DraftKind<Draft extends DraftBase> {
  calls: {
    appeal: Command<Identifiable & { text: string }, Draft>;
    cancelRevision: Command<Identifiable, Identifiable>;
    deleteDraft: Command<Identifiable, Identifiable>;
    duplicate: Command<Identifiable & { key: string }, Draft>;
    startRevision: Command<Identifiable, Draft>;
    withdraw: Command<Identifiable, Draft>;
  };
  /** The code of what is not there, or another creator's. */
  notFound: string;
  /** The name under which this device keeps what did not arrive. */
  keptAs: (id: string) => string;
  newKey: NewDraftKey;
  /** A command answers with how the draft is now. */
  learn: (draft: Draft, cache: QueryClient) => void;
  forget: (id: string, cache: QueryClient) => void;
}

/** The working list shows some of every draft too. */
export function forgetItems(cache: QueryClient): void {
  for (const list of [api.authoring.items, api.authoring.counts]) void cache.invalidateQueries({ queryKey: list.key() });
}
