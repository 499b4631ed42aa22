import { RECIPIENTS } from "@blenda/domain/recipients/constants";
import type { OwnRecipients, Recipient } from "@blenda/domain/recipients/model";
import { accountName } from "@blenda/domain/recipients/texts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { classNames } from "../../ui/class-names.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { ownRecipientsQuery } from "../data/recipient-queries.ts";
import { OtherAccounts } from "./other-accounts.tsx";
import { RecipientDialog } from "./recipient-dialog.tsx";
import { RecipientFacts } from "./recipient-facts.tsx";
import { StatusTag } from "./status-tag.tsx";

/** The account a person is paid to, and what it takes to change that. For the page of payouts; asks for its own data. */
export function RecipientPanel({ className }: { className?: string }) {
  const { data: own, error, refetch } = useQuery(ownRecipientsQuery);
  const paid = own?.recipients.find(({ isDefault }) => isDefault);
  return (
    <Panel title="Paid to" className={classNames("min-w-0", className)} aside={paid && <StatusTag status={paid.status} />}>
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!own && !error && <Skeleton className="h-40 w-full" />}
      {own && <Accounts own={own} paid={paid ?? null} />}
    </Panel>
  );
}

function Accounts({ own, paid }: { own: OwnRecipients; paid: Recipient | null }) {
  /** The account that is changed; `null`: another one is added. Undefined: no dialog. */
  const [changed, setChanged] = useState<Recipient | null>();
  const others = own.recipients.filter((each) => each !== paid);
  return (
    <div className="grid gap-4">
      {paid ? <PaidTo paid={paid} /> : <NoRecipient hasOthers={others.length > 0} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {paid ? (
          <Button icon="lock" onClick={() => setChanged(paid)}>
            Change
          </Button>
        ) : (
          <Button kind="primary" icon="plus" onClick={() => setChanged(null)}>
            Add an account
          </Button>
        )}
        <p className="min-w-0 flex-1 basis-40 type-small text-muted">
          <Asks proof={own.proof} isFirst={own.recipients.length === 0} />
        </p>
      </div>
      {others.length > 0 && <OtherAccounts own={own} others={others} onChange={setChanged} />}
      {paid && (
        <Button kind="quiet" size="small" icon="plus" className="-mx-3 justify-self-start" onClick={() => setChanged(null)}>
          Add an account in another currency
        </Button>
      )}
      {changed !== undefined && <RecipientDialog own={own} changed={changed} onClose={() => setChanged(undefined)} />}
    </div>
  );
}

function PaidTo({ paid }: { paid: Recipient }) {
  return (
    <>
      <div className="flex items-center gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-sm bg-surface-2">
          <Icon name="landmark" size={20} />
        </span>
        <div className="min-w-0">
          <p className="type-ui font-semibold wrap-anywhere">{accountName(paid)}</p>
          <p className="type-small wrap-anywhere text-muted">Through Wise, holder {paid.holderName}</p>
        </div>
      </div>
      {paid.status === "needs_attention" && (
        <Alert tone="bad" title={paid.attentionReason ?? "We can't pay to this account."}>
          Your payouts are on hold until you change it.
        </Alert>
      )}
      {paid.status === "pending_verification" && (
        <Alert tone="info" title="We're checking the name on this account">
          It isn't the one we know you by. That takes at most {RECIPIENTS.CHECK_BUSINESS_DAYS} business days; your payouts wait until then.
        </Alert>
      )}
      <RecipientFacts recipient={paid} />
    </>
  );
}

function NoRecipient({ hasOthers }: { hasOthers: boolean }) {
  return (
    <div className="flex items-center gap-3">
      <span className="grid size-10 shrink-0 place-items-center rounded-sm bg-surface-2 text-faint">
        <Icon name="landmark" size={20} />
      </span>
      <div className="min-w-0">
        <p className="type-ui font-semibold">No recipient yet</p>
        <p className="type-small text-muted">
          {hasOthers ? "Choose one of your accounts below, or add another." : "We'll keep your money until you tell us where to pay it."}
        </p>
      </div>
    </div>
  );
}

const ASKS = { factor: "your second factor", password: "your password" } as const;

function Asks({ proof, isFirst }: { proof: OwnRecipients["proof"]; isFirst: boolean }) {
  if (proof === "nothing")
    return (
      <Link to="/settings" hash="two-step" className="link-inline">
        Set up two-step login first
      </Link>
    );
  return isFirst ? `Asks for ${ASKS[proof]}` : `Asks for ${ASKS[proof]}, then waits ${RECIPIENTS.PAUSE_HOURS} h`;
}
