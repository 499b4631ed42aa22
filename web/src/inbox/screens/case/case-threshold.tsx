import type { StaffConversation } from "@blenda/domain/inbox/model";
import { Link } from "@tanstack/react-router";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { Button, buttonStyle } from "../../../ui/controls/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { learnCase } from "../../data/inbox-queries.ts";

/** What stands between our people and private words: both sides see that they came in. */
export function CaseThreshold({ conversation: { id, reader, buyer, creator, allowed } }: { conversation: StaffConversation }) {
  const { act, isActing } = useAct(api.inbox.joinConversation, { learn: learnCase });
  return (
    <section className="grid min-h-80 content-center justify-items-center gap-4 rounded-md border border-line bg-surface-1 p-8 text-center">
      <Icon name="lock" size={32} className="text-muted" />
      <h2 className="type-h3">{reader === "own" ? "This is your own conversation" : "Join to read and answer"}</h2>
      <p className="max-w-prose text-muted">
        {reader === "own"
          ? "You're one of the two, so someone else from the team has to help here."
          : `${buyer.displayName} and ${creator.displayName} will both see that you joined. What you do here is recorded in the audit log.`}
      </p>
      {reader === "own" && (
        <Link to="/inbox" search={{ conversation: id }} className={buttonStyle()}>
          Open it in your inbox
        </Link>
      )}
      {allowed.includes("join") && (
        <Button kind="primary" icon="users" isBusy={isActing} onClick={() => act({ id })}>
          Join the conversation
        </Button>
      )}
    </section>
  );
}
