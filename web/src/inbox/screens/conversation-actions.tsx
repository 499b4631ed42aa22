import type { Conversation } from "@blenda/domain/inbox/model";
import type { ConversationEvent } from "@blenda/domain/inbox/rules";
import { useState } from "react";
import { BlockDialog } from "../../blocks/parts/block-dialog.tsx";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { ReportLater } from "../../reports/parts/report-entry.tsx";
import { Button } from "../../ui/controls/button.tsx";
import { iconButtonStyle } from "../../ui/controls/icon-button.tsx";
import { Menu, menuItemStyle } from "../../ui/controls/menu.tsx";
import { ConfirmDialog } from "../../ui/feedback/confirm-dialog.tsx";
import { Icon, type IconName } from "../../ui/icon.tsx";
import { learnConversation } from "../data/inbox-queries.ts";
import { useBlocking } from "../data/use-blocking.ts";

interface Props {
  conversation: Conversation;
  name: string;
}

type Question = "escalate" | "close" | "block" | "report";

/** Steps the table allows now, and what a reader may do for their own peace. */
export function ConversationActions({ conversation: { id, allowed, isMuted, isBlocked, others, messages }, name }: Props) {
  const [question, setQuestion] = useState<Question | null>(null);
  const move = useAct(api.inbox.move, { learn: learnConversation });
  const mute = useAct(api.inbox.mute, { learn: learnConversation });
  const blocking = useBlocking(id, name);
  const other = others[0]?.userId ?? "";
  // A report is about something that was said: what they said last, unless it is taken from its own line.
  const lastSaid = messages.findLast(({ senderId, isDeleted }) => senderId === other && !isDeleted)?.id;
  const go = (event: ConversationEvent) => move.act({ id, event });
  const quick = allowed.includes("resolve") ? "resolve" : allowed.includes("reopen") ? "reopen" : null;
  const answer = (yes: () => void) => () => {
    setQuestion(null);
    yes();
  };
  return (
    <div className="flex shrink-0 items-center gap-1">
      {quick && (
        <Button
          kind="quiet"
          size="small"
          icon={quick === "resolve" ? "check" : "rotate-ccw"}
          isBusy={move.isActing}
          className="max-sm:hidden"
          onClick={() => go(quick)}
        >
          {QUICK[quick]}
        </Button>
      )}
      <Menu align="end" label="More about this conversation" triggerClass={iconButtonStyle} trigger={<Icon name="ellipsis" size={20} />}>
        {quick && <Item icon={quick === "resolve" ? "check" : "rotate-ccw"} label={QUICK[quick]} isNarrowOnly onPress={() => go(quick)} />}
        <Item
          icon={isMuted ? "bell" : "bell-off"}
          label={isMuted ? "Unmute" : "Mute"}
          onPress={() => mute.act({ id, isMuted: !isMuted })}
        />
        {allowed.includes("escalate") && <Item icon="life-buoy" label="Ask our team to help" onPress={() => setQuestion("escalate")} />}
        {allowed.includes("close") && <Item icon="lock" label="Close" onPress={() => setQuestion("close")} />}
        <Item
          icon="ban"
          label={isBlocked ? `Unblock ${name}` : `Block ${name}`}
          onPress={() => (isBlocked ? blocking.unblock(other) : setQuestion("block"))}
        />
        {lastSaid && <Item icon="flag" label="Report" onPress={() => setQuestion("report")} />}
      </Menu>
      {question === "report" && lastSaid && (
        <ReportLater targetType="message" targetId={lastSaid} name={name} onClose={() => setQuestion(null)} />
      )}
      {question === "block" && <BlockDialog userId={other} name={name} onDone={blocking.onBlocked} onClose={() => setQuestion(null)} />}
      {question === "escalate" && (
        <ConfirmDialog
          question="Ask our team to help?"
          label="Ask our team"
          onYes={answer(() => go("escalate"))}
          onClose={() => setQuestion(null)}
        >
          Someone from our team will read this conversation and join it. You'll both see that they were asked.
        </ConfirmDialog>
      )}
      {question === "close" && (
        <ConfirmDialog
          question="Close this conversation?"
          label="Close it"
          onYes={answer(() => go("close"))}
          onClose={() => setQuestion(null)}
        >
          You can still read it, but not reply. You can start a new one any time.
        </ConfirmDialog>
      )}
    </div>
  );
}

const QUICK = { resolve: "Mark as resolved", reopen: "Open again" } as const;

interface ItemProps {
  icon: IconName;
  label: string;
  /** Where there is no room for its button. */
  isNarrowOnly?: boolean;
  onPress: () => void;
}

function Item({ icon, label, isNarrowOnly = false, onPress }: ItemProps) {
  return (
    <button type="button" role="menuitem" tabIndex={-1} className={`${menuItemStyle} ${isNarrowOnly ? "sm:hidden" : ""}`} onClick={onPress}>
      <Icon name={icon} />
      <span className="truncate">{label}</span>
    </button>
  );
}
