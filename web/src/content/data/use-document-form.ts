import type { DocumentFields, DocumentState, DraftChange } from "@blenda/domain/content/model";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { client } from "../../lib/calls/api.ts";
import { codeOf } from "../../lib/calls/refusal.ts";
import type { SavedFields } from "../../product/autosave/autosave.ts";
import { type AutosavedForm, useAutosave } from "../../product/autosave/use-autosave.ts";
import { learnDocument } from "./document-queries.ts";

export type DocumentForm<Fields extends object> = AutosavedForm<Fields>;
type Fields = DocumentFields[keyof DocumentFields];

const knownIn = <Of extends Fields>({ draft, revision }: DocumentState): SavedFields<Of> => ({ fields: draft as Of, mark: revision });

/** The draft of a document, saved by itself, field by field. Give each document an element of its own. */
export function useDocumentForm<Of extends Fields>(state: DocumentState): DocumentForm<Of> {
  const cache = useQueryClient();
  const { name } = state;
  const known = useMemo(() => knownIn<Of>(state), [state]);
  return useAutosave<Of>({
    keptAs: `content:${name}`,
    known,
    savedAt: state.draftedAt ? Date.parse(state.draftedAt) : 0,
    save: async (changes, basedOn) => {
      const saved = await client.content.saveDraft({ name, basedOn, changes } as DraftChange).catch(async (error: Error) => {
        if (codeOf(error) !== "CONTENT_CHANGED") throw error;
        throw new DraftedElsewhere(knownIn(await client.content.document({ name })));
      });
      learnDocument(saved, cache);
      return knownIn<Of>(saved);
    },
    theirsIn: (error) => (error instanceof DraftedElsewhere ? (error.saved as SavedFields<Of>) : null),
  });
}

/** Somebody else was quicker; carries what they saved. */
class DraftedElsewhere extends Error {
  readonly saved: SavedFields<Fields>;
  constructor(saved: SavedFields<Fields>) {
    super("drafted elsewhere");
    this.saved = saved;
  }
}
