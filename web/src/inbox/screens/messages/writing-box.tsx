import { ATTACHMENT_TYPES, INBOX } from "@blenda/domain/inbox/constants";
import type { Attachment } from "@blenda/domain/inbox/model";
import { inboxTexts } from "@blenda/domain/inbox/texts";
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { newKey } from "../../../lib/calls/key.ts";
import { useUploads } from "../../../product/uploads/use-uploads.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { controlStyle } from "../../../ui/controls/input.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { useMessageDraft } from "../../data/use-message-draft.ts";
import { BodyCount, lengthOf } from "../../parts/body-count.tsx";
import { DraftFiles } from "./draft-files.tsx";
import { useDropTaker } from "./drop-area.tsx";
import { InsertReply } from "./insert-reply.tsx";

/** The content of a message, for every sender. */
interface Words {
  id: string;
  body: string;
  attachmentIds: string[];
  key: string;
}

interface MessageSender {
  act: (words: Words, then: { onSettled: () => void; onError: (error: Error) => void }) => void;
  isActing: boolean;
}

interface Props {
  conversationId: string;
  name: string;
  sending: MessageSender;
  onSend: (body: string, files: Attachment[]) => void;
  onSettled: () => void;
}

/** A phone's Enter begins a new line, as everywhere else on it; with a keyboard it sends. */
const hasKeyboard = () => !matchMedia("(pointer: coarse)").matches;

export function WritingBox({ conversationId, name, sending: { act, isActing }, onSend, onSettled }: Props) {
  const { draft, write, addFile, removeFile, clear, putBack } = useMessageDraft(conversationId);
  const [failure, setFailure] = useState<string | null>(null);
  const picker = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const { uploads, isSending, attach, dismiss } = useAttachments({ held: draft.files.length, onDone: addFile, onFailure: setFailure });

  const { body, files } = draft;
  const isTooLong = lengthOf(body) > INBOX.BODY_MAX;
  const isReady = (lengthOf(body) > 0 || files.length > 0) && !isTooLong && !isSending && !isActing;
  const send = () => {
    if (!isReady) return;
    setFailure(null);
    onSend(body.trim(), files);
    clear();
    act(
      { id: conversationId, body, attachmentIds: files.map(({ id }) => id), key: newKey() },
      {
        onSettled,
        onError: (error) => {
          setFailure(error.message);
          putBack({ body, files });
        },
      },
    );
  };
  /** Where the cursor is, so that a greeting can stand before it. */
  const insert = (reply: string) => {
    const at = box.current?.selectionStart ?? body.length;
    write(body.slice(0, at) + reply + body.slice(box.current?.selectionEnd ?? at));
    box.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    if (!event.ctrlKey && !event.metaKey && !hasKeyboard()) return;
    event.preventDefault();
    send();
  };
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    attach(event.clipboardData.files);
  };
  return (
    <div className="grid gap-3 border-t border-line px-4 py-3">
      {failure && <Alert tone="bad" title={failure} />}
      <DraftFiles files={files} uploads={uploads} onRemove={removeFile} onDismiss={dismiss} />
      <div className="flex items-end gap-2">
        <IconButton icon="paperclip" label="Attach files" className="mb-0.5 -ml-2" onClick={() => picker.current?.click()} />
        <InsertReply onInsert={insert} />
        <textarea
          ref={box}
          aria-label={`Message to ${name}`}
          aria-invalid={isTooLong || undefined}
          placeholder={`Write to ${name}`}
          value={body}
          rows={1}
          className={`${controlStyle} field-sizing-content max-h-48 min-h-11 resize-none py-2.5`}
          onChange={({ target }) => write(target.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <Button kind="primary" icon="send" disabled={!isReady} className="h-11" onClick={send}>
          Send
        </Button>
      </div>
      <div className="flex justify-between gap-4 type-label text-muted tabular-nums empty:hidden">
        <span className="max-sm:hidden pointer-coarse:hidden">Enter to send, Shift + Enter for a new line</span>
        <span role="status">
          <BodyCount body={body} />
        </span>
      </div>
      <FilePicker picker={picker} onFiles={attach} />
    </div>
  );
}

interface AttachmentTaker {
  /** How many the message has already. */
  held: number;
  onDone: (file: Attachment) => void;
  onFailure: (failure: string | null) => void;
}

/** Files on their way into a message: chosen, pasted, or dropped anywhere on the conversation. */
function useAttachments({ held, onDone, onFailure }: AttachmentTaker) {
  const { uploads, isSending, add, dismiss } = useUploads<Attachment>({
    address: "/api/inbox/attachment",
    failed: inboxTexts.attachFailed,
    faultOf: attachmentFault,
    onDone,
  });
  const attach = (files: Iterable<File>) => {
    const room = INBOX.MOST_ATTACHMENTS - held - uploads.length;
    const chosen = [...files];
    onFailure(chosen.length > room ? inboxTexts.tooManyAttachments : null);
    add(chosen.slice(0, Math.max(0, room)));
  };
  const taker = useDropTaker();
  useEffect(() => {
    if (taker) taker.current = attach;
  });
  return { uploads, isSending, attach, dismiss };
}

const FilePicker = ({ picker, onFiles }: { picker: RefObject<HTMLInputElement | null>; onFiles: (files: File[]) => void }) => (
  <input
    ref={picker}
    type="file"
    hidden
    multiple
    aria-label="Files to attach"
    accept={[...ATTACHMENT_TYPES, ".glb", ".zip"].join(",")}
    onChange={({ target }) => {
      onFiles([...(target.files ?? [])]);
      // So that choosing the same file again is a change too.
      target.value = "";
    }}
  />
);

function attachmentFault({ size }: File, type: string): string | null {
  if (!(ATTACHMENT_TYPES as readonly string[]).includes(type)) return inboxTexts.attachmentType;
  return size > INBOX.ATTACHMENT_BYTES ? inboxTexts.attachmentTooLarge : null;
}
