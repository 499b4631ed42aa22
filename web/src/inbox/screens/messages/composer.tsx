import type { Attachment, Conversation } from "@blenda/domain/inbox/model";
import { inboxTexts } from "@blenda/domain/inbox/texts";
import { useState } from "react";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { learnConversation } from "../../data/inbox-queries.ts";
import { useBlocking } from "../../data/use-blocking.ts";
import { StartDialog } from "../../parts/start-dialog.tsx";
import { WritingBox } from "./writing-box.tsx";

interface Props {
  conversation: Conversation;
  onSend: (body: string, files: Attachment[]) => void;
  onSettled: () => void;
}

/** Where one writes; where one cannot, why, and what to do instead. */
export function Composer({ conversation, onSend, onSettled }: Props) {
  const [other] = conversation.others;
  if (!other) return null;
  if (conversation.status === "closed") return <Closed conversation={conversation} recipientId={other.userId} name={other.displayName} />;
  if (conversation.isBlocked) return <Blocked id={conversation.id} userId={other.userId} name={other.displayName} />;
  return <Writing id={conversation.id} name={other.displayName} onSend={onSend} onSettled={onSettled} />;
}

function Writing({ id, name, onSend, onSettled }: Pick<Props, "onSend" | "onSettled"> & { id: string; name: string }) {
  const sending = useAct(api.inbox.send, { learn: learnConversation, isToldInPlace: true });
  return <WritingBox conversationId={id} name={name} sending={sending} onSend={onSend} onSettled={onSettled} />;
}

const noteStyle = "flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3";

function Closed({
  conversation: { product, subject },
  recipientId,
  name,
}: {
  conversation: Conversation;
  recipientId: string;
  name: string;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={noteStyle}>
      <p className="text-muted">{inboxTexts.closed}</p>
      <Button size="small" icon="plus" onClick={() => setOpen(true)}>
        New conversation
      </Button>
      {isOpen && (
        <StartDialog recipientId={recipientId} name={name} subject={subject} {...(product && { product })} onClose={() => setOpen(false)} />
      )}
    </div>
  );
}

function Blocked({ id, userId, name }: { id: string; userId: string; name: string }) {
  const { unblock, isActing } = useBlocking(id, name);
  return (
    <div className={noteStyle}>
      <p className="text-muted">
        {inboxTexts.blocked}, because you blocked {name}.
      </p>
      <Button size="small" isBusy={isActing} onClick={() => unblock(userId)}>
        Unblock
      </Button>
    </div>
  );
}
