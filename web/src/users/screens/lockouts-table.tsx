import type { LockoutLine } from "@blenda/domain/users/model";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { agoOf } from "../../lib/text/time.ts";
import { UnlockDialog } from "../../lockout/parts/unlock-dialog.tsx";
import { PersonCell } from "../../product/person-cell.tsx";
import { countText } from "../../product/table/list-question.ts";
import { useTable } from "../../product/table/use-table.ts";
import { Button } from "../../ui/controls/button.tsx";
import type { TableColumn } from "../../ui/table/table-types.ts";
import { WorkingTable } from "../../ui/table/working-table.tsx";
import { Tag } from "../../ui/tag.tsx";
import { lockoutsQuery } from "../data/user-queries.ts";

const MINUTE_MS = 60_000;

function stateTag({ state, lockedUntil }: LockoutLine) {
  if (state === "email") return <Tag tone="bad">Until unlocked</Tag>;
  if (state === "open" || !lockedUntil) return <span className="text-muted">Not locked</span>;
  return <Tag tone="warn">{Math.max(1, Math.ceil((Date.parse(lockedUntil) - Date.now()) / MINUTE_MS))} min lock</Tag>;
}

function detailOf({ person, email, isKnownBrowser }: LockoutLine): string {
  const whose = person ? email : "No account uses this email";
  return isKnownBrowser ? `${whose} · on a known browser` : whose;
}

const COLUMNS: readonly TableColumn<LockoutLine>[] = [
  {
    name: "person",
    head: "Person",
    cell: (line) => <PersonCell name={line.person?.name ?? line.email} detail={detailOf(line)} photoUrl={line.person?.photoUrl ?? null} />,
  },
  { name: "state", head: "Lock", cell: stateTag },
  { name: "failed", head: "Failed logins", isNumber: true, cell: ({ failedAttempts }) => failedAttempts },
  {
    name: "lastAttempt",
    head: "Last try",
    sort: "down",
    isNumber: true,
    onCard: "figure",
    cell: ({ lastAttemptAt }) => <span className="whitespace-nowrap text-muted">{lastAttemptAt ? agoOf(lastAttemptAt) : "–"}</span>,
  },
];

const SHOW = { name: "show", label: "Show", options: [{ value: "all", label: "All failed logins" }] } as const;
const SHAPE = { name: "lockouts", columns: COLUMNS, filters: [SHOW], sort: { by: "lastAttempt", isDown: true } } as const;

/** Locks of addresses, also of those without an account, and the way to lift them by hand. */
export function LockoutsTable({ mayUnlock }: { mayUnlock: boolean }) {
  const control = useTable(SHAPE);
  const { data, error, refetch, isPlaceholderData } = useQuery({ ...lockoutsQuery(control.view), placeholderData: keepPreviousData });
  const [unlocking, setUnlocking] = useState<{ emails: string[]; clear: () => void } | null>(null);
  const unlock = (emails: string[], clear = () => {}) => setUnlocking({ emails: [...new Set(emails)], clear });
  const columns: TableColumn<LockoutLine>[] = [
    ...COLUMNS,
    {
      name: "unlock",
      head: "Unlock",
      cell: ({ email, state }) =>
        state !== "open" && (
          <Button size="small" onClick={() => unlock([email])}>
            Unlock<span className="sr-only"> {email}</span>
          </Button>
        ),
    },
  ];
  return (
    <>
      <WorkingTable
        caption="Locked accounts"
        control={{ ...control, shown: [...control.shown, "unlock"] }}
        columns={mayUnlock ? columns : COLUMNS}
        filters={[SHOW]}
        page={data}
        isStale={isPlaceholderData}
        error={error}
        onRetry={() => void refetch()}
        empty="Nobody is locked out."
        count={data && countText(data, "address", "addresses")}
        keyOf={({ email, isKnownBrowser, lastAttemptAt }) => `${email} ${isKnownBrowser} ${lastAttemptAt}`}
        nameOf={({ email }) => email}
        bulk={
          mayUnlock
            ? (chosen, clear) => (
                <Button
                  size="small"
                  onClick={() =>
                    unlock(
                      chosen.map(({ email }) => email),
                      clear,
                    )
                  }
                >
                  Unlock {chosen.length}
                </Button>
              )
            : undefined
        }
      />
      {unlocking && (
        <UnlockDialog
          emails={unlocking.emails}
          onDone={() => {
            unlocking.clear();
            setUnlocking(null);
          }}
          onClose={() => setUnlocking(null)}
        />
      )}
    </>
  );
}
