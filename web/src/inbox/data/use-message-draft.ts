import type { Attachment } from "@blenda/domain/inbox/model";
import { useEffect, useState } from "react";
import { draftStore } from "../../lib/storage/draft-store.ts";

interface MessageDraft {
  body: string;
  files: Attachment[];
}

const EMPTY: MessageDraft = { body: "", files: [] };

/** A message that was begun here, until it is sent: another conversation, a reload or a closed tab lose nothing. */
export function useMessageDraft(conversationId: string) {
  const name = `conversation ${conversationId}`;
  const [draft, setDraft] = useState<MessageDraft>(() => draftIn(draftStore.read(name)));
  useEffect(() => {
    if (draft.body === "" && draft.files.length === 0) draftStore.remove(name);
    else draftStore.write(name, draft);
  }, [name, draft]);
  return {
    draft,
    write: (body: string) => setDraft((before) => ({ ...before, body })),
    addFile: (file: Attachment) => setDraft((before) => ({ ...before, files: [...before.files, file] })),
    removeFile: (id: string) => setDraft((before) => ({ ...before, files: before.files.filter((file) => file.id !== id) })),
    clear: () => setDraft(EMPTY),
    /** Not sent after all: it goes back before whatever was typed meanwhile. */
    putBack: ({ body, files }: MessageDraft) =>
      setDraft((before) => ({ body: before.body ? `${body}\n${before.body}` : body, files: [...files, ...before.files] })),
  };
}

/** What was kept may be from an older version or edited by hand. */
function draftIn(kept: unknown): MessageDraft {
  if (typeof kept !== "object" || kept === null) return EMPTY;
  const { body, files } = kept as Partial<Record<keyof MessageDraft, unknown>>;
  return { body: typeof body === "string" ? body : "", files: Array.isArray(files) ? files.filter(isAttachment) : [] };
}

const isAttachment = (file: unknown): file is Attachment =>
  typeof file === "object" && file !== null && "id" in file && "name" in file && "bytes" in file && typeof file.name === "string";
