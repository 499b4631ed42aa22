import { adminTexts } from "@blenda/domain/admin/texts";
import { mfaTexts } from "@blenda/domain/mfa/texts";
import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { Link, useMatches, useRouter } from "@tanstack/react-router";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { askForFactor } from "../../lib/calls/step-up.ts";
import { useSecondsUntil } from "../../lib/clock/countdown.ts";
import { sessionQuery } from "../../lib/session/session.ts";
import { staffDoorQuery } from "../../lib/session/staff-door.ts";
import { useMe } from "../../lib/session/use-me.ts";
import { toast } from "../../lib/toast.ts";
import { Button, buttonStyle } from "../../ui/controls/button.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { mfaQuery } from "../data/mfa-queries.ts";
import { SECURITY_PATH, setupPlace } from "../data/setup-place.ts";

interface Props {
  /** The page alone, for the one that opens while the rest is shut. */
  page: ReactNode;
  /** The frame for what stands there meanwhile. */
  Bare: ComponentType<{ children: ReactNode }>;
  /** The area, page included. */
  children: ReactNode;
}

/** Before the staff areas: who has not shown a second factor sees nothing of them (spec 2 §4). */
export function StaffDoor(props: Props) {
  const { flags } = useSuspenseQuery(sessionQuery).data;
  return flags.includes("mfaBypass") ? props.children : <Door {...props} />;
}

function Door({ page, Bare, children }: Props) {
  // Of the page that stands there: the address is already the next one's while that is on its way.
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname });
  const door = useDoor();
  // What was open stays as it was behind the question, so that nothing typed is lost; after a denial nothing is left of it.
  const [wasOpen, setWasOpen] = useState(false);
  if (door.state === "open" && !wasOpen) setWasOpen(true);
  if (door.state === "denied" && wasOpen) setWasOpen(false);

  if (door.state === "not-configured") {
    if (path !== SECURITY_PATH) return <SentToSetup />;
    return (
      <Bare>
        <div className="page py-12 lg:py-20">{page}</div>
      </Bare>
    );
  }
  return (
    <>
      {(door.state === "open" || wasOpen) && <div hidden={door.state !== "open"}>{children}</div>}
      {door.state === "denied" && (
        <Bare>
          <Denied onRetry={door.retry} />
        </Bare>
      )}
      {door.state === "failed" && (
        <Bare>
          <ErrorState message={mfaTexts.loadFailed} onRetry={door.retry} />
        </Bare>
      )}
      {door.state === "waiting" && (
        <Bare>
          <p role="status" className="page py-24 text-muted">
            Loading...
          </p>
        </Bare>
      )}
    </>
  );
}

type State = "waiting" | "open" | "denied" | "not-configured" | "failed";

function useDoor(): { state: State; retry: () => void } {
  const session = useQuery({ ...staffDoorQuery, refetchOnMount: "always" });
  const isValid = session.data?.valid === true;
  const endsAt = session.data?.valid ? session.dataUpdatedAt + session.data.expiresIn * 1_000 : null;
  const isOver = useSecondsUntil(endsAt) === 0 && endsAt !== null && endsAt <= Date.now();
  const overview = useQuery({ ...mfaQuery, enabled: session.data?.valid === false });
  const [isDenied, setDenied] = useState(false);
  const { refetch } = session;

  useEffect(() => {
    if (isOver) void refetch();
  }, [isOver, refetch]);

  const isConfigured = overview.data?.config.enabled;
  const shouldAsk = !isValid && !isDenied && isConfigured === true;
  useEffect(() => {
    if (!shouldAsk) return;
    let isGone = false;
    void askForFactor("ADMIN_ROUTE_ACCESS").then(async (refusal) => {
      if (isGone) return;
      const isOpen = refusal === null && (await refetch()).data?.valid === true;
      if (!isOpen) setDenied(true);
    });
    return () => {
      isGone = true;
    };
  }, [shouldAsk, refetch]);

  const retry = () => {
    setDenied(false);
    void refetch();
    if (overview.isError) void overview.refetch();
  };
  return { state: stateOf(), retry };

  function stateOf(): State {
    if (isValid && !isOver) return "open";
    if (isDenied) return "denied";
    if (session.isError || overview.isError) return "failed";
    return isConfigured === false ? "not-configured" : "waiting";
  }
}

/** Staff without a factor are told so, and brought to where they get one. */
function SentToSetup() {
  const { history } = useRouter();
  const me = useMe();
  useEffect(() => {
    toast.failed(adminTexts.notConfigured);
    history.replace(setupPlace(me));
  }, [history, me]);
  return null;
}

function Denied({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="page grid justify-items-start gap-4 py-24">
      <h1 className="type-h1">{mfaTexts.denied}</h1>
      <p className="max-w-prose text-muted">You need your second factor to open this part of the site.</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button kind="primary" size="large" icon="rotate-ccw" onClick={onRetry}>
          Try again
        </Button>
        <Link to="/" className={buttonStyle("secondary", "large")}>
          Go Home
        </Link>
      </div>
    </div>
  );
}
