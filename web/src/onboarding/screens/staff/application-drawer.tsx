import { APPLICATION_STEPS } from "@blenda/domain/onboarding/constants";
import type { ApplicationDetail } from "@blenda/domain/onboarding/model";
import { isWaiting, trailWords } from "@blenda/domain/onboarding/rules";
import { applicationTexts } from "@blenda/domain/onboarding/texts";
import { useQuery } from "@tanstack/react-query";
import { PromiseBar } from "../../../dashboard/parts/promise-bar.tsx";
import { useNow } from "../../../lib/clock/now.ts";
import { dayOf } from "../../../lib/text/time.ts";
import { Timeline } from "../../../product/timeline.tsx";
import { Avatar } from "../../../ui/avatar.tsx";
import { Alert } from "../../../ui/feedback/alert.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Drawer, DrawerSection } from "../../../ui/layout/drawer.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { applicationOfQuery } from "../../data/application-queries.ts";
import { StepFacts } from "../step-facts.tsx";
import { STATUS_TONES } from "./applications-table.tsx";
import { Deciding } from "./deciding.tsx";

interface Props {
  userId: string;
  walk: { back: (() => void) | undefined; on: (() => void) | undefined };
  onClose: () => void;
}

/** One application: who, how long, every step, and what can be done about it. */
export function ApplicationDrawer({ userId, walk, onClose }: Props) {
  const { data, error, refetch } = useQuery(applicationOfQuery(userId));
  return (
    <Drawer
      of={userId}
      label={data?.name ?? "Application"}
      backLabel="Onboarding"
      walk={{ label: "application", ...walk }}
      onClose={onClose}
    >
      {error && <ErrorState message={error.message} onRetry={() => void refetch()} />}
      {!data && !error && <Waiting />}
      {data && (
        // Another application's half-written note is not this one's.
        <div key={data.userId}>
          <Head application={data} />
          <Deciding application={data} />
          {APPLICATION_STEPS.map((step) => (
            <DrawerSection key={step} title={applicationTexts.steps[step]}>
              <StepFacts application={data} step={step} />
            </DrawerSection>
          ))}
          <DrawerSection title="Trail">
            <Trail trail={data.trail} />
          </DrawerSection>
        </div>
      )}
    </Drawer>
  );
}

function Trail({ trail }: Pick<ApplicationDetail, "trail">) {
  const words = trailWords(trail);
  return <Timeline steps={trail.map(({ at, by, text }, n) => ({ at, what: trailLine(words[n] ?? "", by, text) }))} />;
}

const trailLine = (what: string, by: string | null, text: string): string => `${what}${by ? `, ${by}` : ""}${text ? `: ${text}` : ""}`;

function Head({ application }: { application: ApplicationDetail }) {
  const { name, photoUrl, security, joinedAt, status, submittedAt, dueAt, notes } = application;
  const now = new Date(useNow()).toISOString();
  return (
    <div className="grid gap-4 px-4 py-5 md:px-6">
      <div className="flex items-center gap-4">
        <Avatar name={name} src={photoUrl} size={56} />
        <div className="grid min-w-0 gap-1">
          <h2 className="type-h2 break-words">{name}</h2>
          <p className="type-small break-all text-muted">
            {security.email} · joined {dayOf(joinedAt)}
          </p>
        </div>
        <span className="ml-auto self-start">
          <Tag tone={STATUS_TONES[status]}>{applicationTexts.statuses[status]}</Tag>
        </span>
      </div>
      {isWaiting(status) && submittedAt && <PromiseBar clock={{ since: submittedAt, dueAt }} now={now} />}
      {isWaiting(status) && notes.length > 0 && (
        <Alert tone="info" title="Asked for last time">
          <ul className="grid gap-1">
            {notes.map(({ step, text }) => (
              <li key={step}>
                <span className="font-semibold">{applicationTexts.steps[step]}:</span> {text}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </div>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading the application" className="grid gap-5 p-6">
      <Skeleton className="h-14 w-64" />
      <Skeleton className="h-32 w-full" />
      <Skeleton className="h-64 w-full" />
    </div>
  );
}
