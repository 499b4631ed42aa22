import { momentsAs } from "@blenda/domain/shared/language/formats";
import { listText } from "@blenda/domain/shared/language/wordings";
import type { Status as Answer } from "@blenda/domain/system/model";
import { systemTexts } from "@blenda/domain/system/texts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Alert } from "../../ui/feedback/alert.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Tag } from "../../ui/tag.tsx";
import { statusQuery } from "../data/status-query.ts";

type Check = Answer["checks"][number];

/** What each part does for people, so that a red row explains what they may be missing. */
const PARTS: Record<Check["name"], { name: string; does: string }> = {
  database: { name: "Database", does: "Accounts, products, orders: everything the site remembers." },
  jobs: { name: "Background work", does: "Automatic work: emails, reminders, nightly cleanup." },
  mail: { name: "Mail", does: "Receipts, unlock links and answers on their way to you." },
  search: { name: "Search", does: "Finding and listing models and courses." },
  storage: { name: "File storage", does: "Models, pictures and downloads." },
};

/** With seconds: the reader should see it move. */
const clock = momentsAs({ timeStyle: "medium" });

export function Status() {
  const { data, error, refetch } = useQuery(statusQuery);
  return (
    <div className="page py-10 lg:py-16">
      <div className="max-w-3xl">
        <p className="type-ui text-muted">System status</p>
        {data ? (
          <Checked answer={data} isOutdated={error !== null} />
        ) : error ? (
          <>
            <h1 className="mt-2 type-h1">We can't tell right now</h1>
            <ErrorState message={systemTexts.loadFailed} onRetry={() => void refetch()} />
          </>
        ) : (
          <Waiting />
        )}
      </div>
    </div>
  );
}

function Checked({ answer: { checks, checkedAt }, isOutdated }: { answer: Answer; isOutdated: boolean }) {
  const failing = checks.filter(({ isOk }) => !isOk);
  const isFine = failing.length === 0;
  return (
    <>
      <div role="status" className="mt-2 flex items-start gap-3">
        <Icon name={isFine ? "circle-check" : "triangle-alert"} size={36} className={isFine ? "text-ok" : "text-bad"} />
        <h1 className="type-h1">
          {isFine ? "All systems operational" : `${inWords(failing.map(({ name }) => PARTS[name].name))} not working`}
        </h1>
      </div>
      <p className="mt-3 text-muted tabular-nums">
        Checked at <time dateTime={checkedAt}>{clock(checkedAt)}</time>. This page checks again every 30 seconds.
      </p>
      {isOutdated && (
        <Alert tone="warn" title="The last check didn't go through" className="mt-6">
          This may be out of date. Your connection or the site is interrupted. We'll keep trying.
        </Alert>
      )}
      <ul className="mt-8 border-t border-line">
        {checks.map((check) => (
          <Part key={check.name} check={check} />
        ))}
      </ul>
      <p className="mt-8 text-muted">
        Seeing a problem that isn't listed here?{" "}
        <Link to="/contact" className="link-inline">
          Tell us
        </Link>
        .
      </p>
    </>
  );
}

function Part({ check: { name, isOk } }: { check: Check }) {
  return (
    <li className="flex items-start justify-between gap-6 border-b border-line py-4">
      <div>
        <h2 className="font-semibold">{PARTS[name].name}</h2>
        <p className="mt-0.5 type-small text-muted">{PARTS[name].does}</p>
      </div>
      <Tag tone={isOk ? "ok" : "bad"} hasDot>
        {isOk ? "Working" : "Not working"}
      </Tag>
    </li>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Checking the system" className="mt-3">
      <Skeleton className="h-9 w-4/5" />
      <Skeleton className="mt-4 h-5 w-3/5" />
      <div className="mt-8 grid gap-px">
        {Object.keys(PARTS).map((name) => (
          <Skeleton key={name} className="h-18" />
        ))}
      </div>
    </div>
  );
}

/** "Mail is", "Mail and storage are". */
function inWords(names: readonly string[]): string {
  const list = listText(names.map((name, at) => (at === 0 ? name : name.toLowerCase())));
  return `${list} ${names.length === 1 ? "is" : "are"}`;
}
