import type { Seat } from "@blenda/domain/orders/model";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { emailFault } from "../../../identity/parts/faults.ts";
import { useAct } from "../../../lib/calls/act.ts";
import { api } from "../../../lib/calls/api.ts";
import { useDraft } from "../../../lib/storage/draft.ts";
import { Button } from "../../../ui/controls/button.tsx";
import { Field } from "../../../ui/controls/field.tsx";
import { Input } from "../../../ui/controls/input.tsx";
import { ConfirmDialog } from "../../../ui/feedback/confirm-dialog.tsx";
import { ErrorState } from "../../../ui/feedback/error-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { seatsQuery } from "../../data/seat-queries.ts";

/** Who uses a licence besides its holder. Seats of several licences of the same product add up. */
export function Seats({ lineId }: { lineId: string }) {
  const { data, error, refetch } = useQuery(seatsQuery(lineId));
  if (!data) return error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : <Skeleton className="h-28" />;
  const { seats, room } = data;
  return (
    <section aria-label="Seats" className="grid gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="type-ui font-semibold">Seats</h3>
        <p className="type-small text-muted tabular-nums">{`${seats.length + 1} of ${room + 1} used`}</p>
      </div>
      <ul className="divide-y divide-line border-y border-line">
        <li className="flex min-h-11 items-center type-ui">You</li>
        {seats.map((seat) => (
          <li key={seat.id}>
            <Seated seat={seat} lineId={lineId} />
          </li>
        ))}
      </ul>
      {seats.length < room ? (
        <Invite lineId={lineId} />
      ) : (
        <p className="type-small text-muted">All seats are taken. Remove someone to invite someone else.</p>
      )}
    </section>
  );
}

function Seated({ seat: { id, email, name }, lineId }: { seat: Seat; lineId: string }) {
  const [isAsked, setAsked] = useState(false);
  const { act, isActing } = useAct(api.orders.removeSeat, {
    done: () => `${name ?? email} no longer has a seat.`,
    learn: (_, cache) => cache.invalidateQueries({ queryKey: seatsQuery(lineId).queryKey }),
  });
  return (
    <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 py-1">
      <span className="grid min-w-0">
        <span className="type-ui break-words">{name ?? email}</span>
        {name && <span className="type-small break-words text-muted">{email}</span>}
      </span>
      <span className="flex items-center gap-3">
        {name === null && <Tag tone="sky">Invited</Tag>}
        <Button size="small" kind="quiet" aria-label={`Remove ${name ?? email}`} onClick={() => setAsked(true)}>
          Remove
        </Button>
      </span>
      {isAsked && (
        <ConfirmDialog
          question="Remove this seat?"
          label="Remove"
          keepLabel="Keep seat"
          isBusy={isActing}
          onYes={() => act({ seatId: id }, { onSuccess: () => setAsked(false) })}
          onClose={() => setAsked(false)}
        >
          {name ?? email} can't download these files any more. You can give the seat to someone else.
        </ConfirmDialog>
      )}
    </div>
  );
}

function Invite({ lineId }: { lineId: string }) {
  const { form, draft, errors, control, submit, clear, refuse } = useDraft({ email: "" }, ({ email }) => ({ email: emailFault(email) }));
  const { act, isActing } = useAct(api.orders.inviteSeat, {
    done: () => "Invitation sent.",
    learn: (seats, cache) => void cache.setQueryData(seatsQuery(lineId).queryKey, seats),
    isToldInPlace: true,
  });
  const send = () => act({ lineId, email: draft.email }, { onSuccess: clear, onError: ({ message }) => refuse({ email: message }) });
  return (
    <form ref={form} noValidate aria-label="Invite someone" className="flex items-start gap-3" onSubmit={submit(send)}>
      <div className="min-w-0 flex-1">
        <Field label="Email of a teammate" error={errors.email}>
          <Input {...control("email")} type="email" autoComplete="off" />
        </Field>
      </div>
      <Button type="submit" className="mt-7 h-11" isBusy={isActing}>
        Invite
      </Button>
    </form>
  );
}
