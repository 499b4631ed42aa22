import type { Letter } from "@blenda/domain/mail/model";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { flushSync } from "react-dom";
import { api } from "../../lib/calls/api.ts";
import { momentOf } from "../../lib/text/time.ts";
import { classNames } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { ErrorState } from "../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { OpenLetter } from "./open-letter.tsx";

/** New mail appears by itself: the live stream says when this question has another answer. */
export function Mailbox() {
  const { data: letters, error, refetch } = useQuery(api.mail.mailbox.queryOptions());
  return (
    <div className="page py-10 lg:py-14">
      <h1 className="type-h1">Demo mailbox</h1>
      <p className="mt-4 max-w-[60ch] text-muted">
        No email leaves this machine. Everything the product would have sent shows up here, newest first, for everyone using this demo.
      </p>
      <div className="mt-8">
        {letters ? (
          <Letters letters={letters} />
        ) : error ? (
          <ErrorState message={error.message} onRetry={() => void refetch()} />
        ) : (
          <Waiting />
        )}
      </div>
    </div>
  );
}

function Letters({ letters }: { letters: readonly Letter[] }) {
  const [openKey, setOpenKey] = useState<string | null>(null);
  const open = letters.find(({ key }) => key === openKey);
  const close = () => {
    flushSync(() => setOpenKey(null));
    // Back in the list, where the reader left it.
    if (open) document.getElementById(envelopeId(open))?.focus();
  };
  if (letters.length === 0) {
    return (
      <EmptyState icon="mail" title="No email yet">
        Do something that sends one, like using the contact form. It shows up here right away.
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,24rem)_minmax(0,1fr)]">
      <ul aria-label="Letters" className={classNames("border-t border-line", open && "max-lg:hidden")}>
        {letters.map((letter) => (
          <li key={letter.key} className="border-b border-line">
            <Envelope letter={letter} isOpen={letter.key === openKey} onOpen={() => setOpenKey(letter.key)} />
          </li>
        ))}
      </ul>
      {open ? (
        <OpenLetter key={open.key} letter={open} onClose={close} />
      ) : (
        <p className="rounded-md border border-line bg-surface-1 px-6 py-16 text-center text-muted max-lg:hidden">
          Choose an email to read it.
        </p>
      )}
    </div>
  );
}

const envelopeId = ({ key }: Letter) => `letter-${key}`;

function Envelope({ letter, isOpen, onOpen }: { letter: Letter; isOpen: boolean; onOpen: () => void }) {
  return (
    <button
      type="button"
      id={envelopeId(letter)}
      aria-current={isOpen || undefined}
      onClick={onOpen}
      className="grid w-full grid-cols-1 gap-1 border-l-3 border-transparent px-4 py-3 text-left transition-colors hover:bg-surface-2 aria-[current]:border-ember aria-[current]:bg-surface-2"
    >
      <span className="truncate type-ui font-semibold">{letter.subject}</span>
      <span className="flex items-baseline justify-between gap-3 type-small text-muted">
        <span className="truncate">To {letter.recipient}</span>
        <time dateTime={letter.createdAt} className="shrink-0 tabular-nums">
          {momentOf(letter.createdAt)}
        </time>
      </span>
    </button>
  );
}

function Waiting() {
  return (
    <div role="status" aria-label="Loading the mailbox" className="grid max-w-96 gap-px">
      {["first", "second", "third", "fourth"].map((name) => (
        <Skeleton key={name} className="h-17" />
      ))}
    </div>
  );
}
