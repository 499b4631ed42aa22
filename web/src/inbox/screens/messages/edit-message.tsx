import { INBOX } from "@blenda/domain/inbox/constants";
import type { Message } from "@blenda/domain/inbox/model";
import { type KeyboardEvent, useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { controlStyle } from "../../../ui/controls/input.tsx";
import { learnConversation } from "../../data/inbox-queries.ts";
import { BodyCount, lengthOf } from "../../parts/body-count.tsx";

/** In the message's own place. Escape leaves it as it was. */
export function EditMessage({ conversationId, message, onClose }: { conversationId: string; message: Message; onClose: () => void }) {
  const [body, setBody] = useState(message.body);
  const { act, isActing, error } = useAct(api.inbox.edit, { learn: learnConversation, isToldInPlace: true });
  const isFit = lengthOf(body) > 0 && lengthOf(body) <= INBOX.BODY_MAX;
  const save = () => {
    if (body.trim() === message.body) onClose();
    else if (isFit) act({ id: conversationId, messageId: message.id, body }, { onSuccess: onClose });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") onClose();
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    save();
  };
  return (
    <div className="grid w-full max-w-136 gap-2">
      <textarea
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was just pressed
        autoFocus
        aria-label="Your message"
        aria-invalid={!isFit || undefined}
        value={body}
        rows={2}
        className={`${controlStyle} field-sizing-content max-h-60 min-h-16 resize-none py-2`}
        onChange={({ target }) => setBody(target.value)}
        onKeyDown={onKeyDown}
      />
      {error && (
        <p role="alert" className="type-small text-bad">
          {error.message}
        </p>
      )}
      <div className="flex items-center justify-end gap-2">
        <span className="mr-auto type-small text-muted tabular-nums">
          <BodyCount body={body} />
        </span>
        <Button size="small" kind="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button size="small" isBusy={isActing} disabled={!isFit} onClick={save}>
          Save
        </Button>
      </div>
    </div>
  );
}
