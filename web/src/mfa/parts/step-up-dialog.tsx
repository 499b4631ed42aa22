import { STEP_UP, STEP_UP_ACTIONS, type StepUpAction } from "@blenda/domain/access/step-up";
import type { Answer, MfaOverview } from "@blenda/domain/mfa/model";
import { mfaTexts } from "@blenda/domain/mfa/texts";
import { useQuery } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useId, useState } from "react";
import { client } from "../../lib/calls/api.ts";
import type { Ceremony } from "../../lib/calls/step-up.ts";
import { useMe } from "../../lib/session/use-me.ts";
import { toast } from "../../lib/toast.ts";
import { type VerifiedSubject, verifiedSubject } from "../../product/verified-subject.ts";
import { Button } from "../../ui/controls/button.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { useModal } from "../../ui/feedback/modal.ts";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Icon } from "../../ui/icon.tsx";
import { factorSessionQuery, mfaQuery, refreshMfa } from "../data/mfa-queries.ts";
import { setupPlace } from "../data/setup-place.ts";
import { FactorForm } from "./factor-form.tsx";

/** The dialog of a ceremony. */
export function StepUpDialog({ ceremony }: { ceremony: Ceremony }) {
  const action = STEP_UP_ACTIONS.find((each) => each === ceremony.action) ?? "ADMIN_ROUTE_ACCESS";
  if (ceremony.isNotConfigured) return <NotConfigured settle={ceremony.settle} />;
  return <Verification {...ceremony} action={action} />;
}

type SettleHandler = Ceremony["settle"];

function Verification({ action, settle, isRenewal }: { action: StepUpAction } & Omit<Ceremony, "action">) {
  const { data, error, refetch } = useQuery({ ...mfaQuery, refetchOnMount: "always" });
  const [subject] = useState(verifiedSubject);
  useVerifiedElsewhere(action, settle, !isRenewal && !STEP_UP[action].isOnce);
  const deny = () => {
    // For the list of what happened: the person who denied need not wait for it.
    client.mfa.deny({ action }).catch(() => {});
    settle(mfaTexts.denied);
  };
  return (
    <Frame title="Security Verification Required" subtitle="This action requires multi-factor authentication" onClose={deny}>
      {subject && <Subject of={subject} />}
      {data ? (
        <Question overview={data} action={action} settle={settle} onDeny={deny} />
      ) : error ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label="Loading" className="grid gap-5">
          <Skeleton className="h-16" />
          <Skeleton className="h-12" />
        </div>
      )}
    </Frame>
  );
}

function Subject({ of: { name, figure, lines } }: { of: VerifiedSubject }) {
  return (
    <div className="rounded-sm border border-line bg-surface-2 tabular-nums">
      <p className="flex justify-between gap-4 px-4 py-3 type-ui font-semibold">
        <span>{name}</span>
        <span>{figure}</span>
      </p>
      <ul className="grid gap-1 border-t border-dashed border-line-strong px-4 py-3 type-small text-muted empty:hidden">
        {lines.map((line) => (
          <li key={line.name} className="flex justify-between gap-4">
            <span>{line.name}</span>
            <span>{line.figure}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface QuestionProps {
  overview: MfaOverview;
  action: StepUpAction;
  settle: SettleHandler;
  onDeny: () => void;
}

function Question({ overview: { availableMethods, lockedUntil }, action, settle, onDeny }: QuestionProps) {
  if (availableMethods.length === 0) return <NothingToShow onDeny={onDeny} />;
  const verify = async (answer: Answer) => {
    await client.mfa.verify({ action, ...answer });
    toast.done(mfaTexts.verified);
    settle(null);
    await refreshMfa();
  };
  return (
    <FactorForm
      methods={availableMethods}
      lockedUntil={lockedUntil}
      challenge={(method) => client.mfa.challenge({ action, method })}
      verify={verify}
      denyLabel="Deny Access"
      onDeny={onDeny}
    />
  );
}

/** The only method is a key, and this address has no name to which a key could be bound (decision D7). */
function NothingToShow({ onDeny }: { onDeny: () => void }) {
  return (
    <>
      <p className="text-muted">None of your methods work at this address. Open the site by its name instead of its number.</p>
      <Button size="large" data-first-focus onClick={onDeny}>
        Deny Access
      </Button>
    </>
  );
}

/**
 * Another tab of this browser may be quicker: the live stream says so. What was known before the refusal is not believed, and
 * what is good for one call is good for no other.
 */
function useVerifiedElsewhere(action: StepUpAction, settle: SettleHandler, isWatching: boolean): void {
  const [openedAt] = useState(() => Date.now());
  const { data, dataUpdatedAt } = useQuery({ ...factorSessionQuery(action), enabled: isWatching, refetchOnMount: "always" });
  const isVerified = data?.valid === true && dataUpdatedAt > openedAt;
  useEffect(() => {
    if (isVerified) settle(null);
  }, [isVerified, settle]);
}

function NotConfigured({ settle }: { settle: SettleHandler }) {
  const { history } = useRouter();
  const me = useMe();
  const leave = () => settle(mfaTexts.notConfigured);
  const setUp = () => {
    leave();
    history.push(setupPlace(me));
  };
  return (
    <Frame title={mfaTexts.notConfigured} subtitle="It takes about a minute, with an app on your phone or a hardware key." onClose={leave}>
      <div className="grid grid-cols-2 gap-3">
        <Button size="large" onClick={leave}>
          Not now
        </Button>
        <Button size="large" kind="primary" data-first-focus onClick={setUp}>
          Set up MFA
        </Button>
      </div>
    </Frame>
  );
}

interface FrameProps {
  title: string;
  subtitle: string;
  /** Escape. The backdrop does nothing: no stray click denies. */
  onClose: () => void;
  children: ReactNode;
}

function Frame({ title, subtitle, onClose, children }: FrameProps) {
  const dialog = useModal(true);
  const id = useId();
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-subtitle`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="max-h-[calc(100dvh-2rem)] w-120 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-md border border-line-strong bg-surface-1 p-5 text-text shadow-raised backdrop:bg-scrim open:appear md:p-7"
    >
      <div className="flex gap-3">
        <span className="grid size-10 shrink-0 place-items-center rounded-sm bg-ember-soft text-ember-text">
          <Icon name="shield-alert" size={20} />
        </span>
        <div className="min-w-0">
          <h2 id={`${id}-title`} className="type-h2">
            {title}
          </h2>
          <p id={`${id}-subtitle`} className="mt-1 type-ui text-muted">
            {subtitle}
          </p>
        </div>
      </div>
      <div className="mt-6 grid gap-5">{children}</div>
    </dialog>
  );
}
