import type { CodeOffer } from "@blenda/domain/discounts/model";
import { agreedBreakdown } from "@blenda/domain/ledger/breakdown";
import { percentOffCents } from "@blenda/domain/shared/price";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useAct } from "../../lib/calls/act.ts";
import { api } from "../../lib/calls/api.ts";
import { price } from "../../lib/text/money.ts";
import { dayOf } from "../../lib/text/time.ts";
import { Button } from "../../ui/controls/button.tsx";
import { Alert } from "../../ui/feedback/alert.tsx";
import { Dialog } from "../../ui/feedback/dialog.tsx";
import { Panel } from "../../ui/layout/panel.tsx";
import { Tag } from "../../ui/tag.tsx";
import { learnOffer, offersQuery, scopeExampleQuery } from "../data/discount-queries.ts";
import { valueText } from "./code-words.ts";

/** Codes of the platform that ask creators to give what our commission doesn't cover. Where there are none, nothing is shown. */
export function Offers() {
  const { data = [] } = useQuery(offersQuery);
  const [open, setOpen] = useState<string | null>(null);
  const asked = data.find(({ id }) => id === open);
  if (data.length === 0) return null;
  return (
    <Panel title="Blenda's codes you can join">
      <ul className="grid gap-4">
        {data.map((offer) => (
          <li key={offer.id} className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <span className="grid min-w-0 flex-1 basis-60">
              <span className="flex flex-wrap items-center gap-2 type-ui font-semibold">
                <span className="wrap-anywhere">{offer.code}</span>
                {offer.agreedAt !== null && (
                  <Tag tone="ok" hasDot>
                    You take part
                  </Tag>
                )}
              </span>
              <span className="type-small text-muted tabular-nums">
                {valueText(offer)} off, {offer.endsAt === null ? "no end" : `until ${dayOf(offer.endsAt)}`}
                {offer.givenCents > 0 && ` · you've given ${price(offer.givenCents)}`}
              </span>
            </span>
            <Button size="small" onClick={() => setOpen(offer.id)}>
              {offer.agreedAt === null ? "Take a look" : "Change"}
              <span className="sr-only"> {offer.code}</span>
            </Button>
          </li>
        ))}
      </ul>
      {asked && <OfferDialog key={`${asked.id} ${asked.terms}`} offer={asked} onClose={() => setOpen(null)} />}
    </Panel>
  );
}

/** What it would take off one of theirs, who gives which part of it, and the answer. */
function OfferDialog({ offer, onClose }: { offer: CodeOffer; onClose: () => void }) {
  const { id, code, terms, agreedAt } = offer;
  const [refusal, refuse] = useState<Error | null>(null);
  const agreeing = useAct(api.discounts.agreeToOffer, { learn: learnOffer, done: () => `You take part in ${code}`, isToldInPlace: true });
  const leaving = useAct(api.discounts.leaveOffer, { learn: learnOffer, done: () => `You left ${code}`, isToldInPlace: true });
  const answered = { onSuccess: onClose, onError: refuse };
  return (
    <Dialog
      isOpen
      title={`${code}: ${valueText(offer)} off`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{agreedAt === null ? "Not now" : "Keep taking part"}</Button>
          {agreedAt === null ? (
            <Button kind="primary" isBusy={agreeing.isActing} onClick={() => agreeing.act({ id, terms }, answered)}>
              Take part
            </Button>
          ) : (
            <Button kind="danger" isBusy={leaving.isActing} onClick={() => leaving.act({ id }, answered)}>
              Leave this code
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-5">
        {refusal && <Alert tone="bad" title={refusal.message} />}
        <p className="type-ui">
          Blenda's commission pays for this code first. On most prices that's about 15%. If you take part, buyers get the whole discount on
          your items, and you give the rest.
        </p>
        <OfferExample offer={offer} />
        <p className="type-small text-muted">
          Only for orders with this code, and only while you take part. You can leave at any time; orders made by then stay as they are. If
          the code changes, we'll ask you again.
        </p>
      </div>
    </Dialog>
  );
}

/** One of their own prices, to the cent, as a sale of it would be booked. */
function OfferExample({ offer: { type, value, scope } }: { offer: CodeOffer }) {
  const { data: item } = useQuery(scopeExampleQuery(scope));
  if (!item) return null;
  const off = type === "percent" ? percentOffCents(item.priceCents, value) : value;
  const { net, platformPaid, creatorPaid, keeps, keepsWithout } = agreedBreakdown(item.priceCents, off);
  const rows = [
    ["Blenda gives", price(platformPaid)],
    ["You give", price(creatorPaid)],
    ["You keep", `${price(keeps)} instead of ${price(keepsWithout)}`],
  ] as const;
  return (
    <section aria-label={`Example: ${item.title}`} className="grid gap-3 rounded-md border border-line p-4 tabular-nums">
      <p className="flex items-baseline justify-between gap-4 type-ui">
        <span className="min-w-0 truncate font-semibold">{item.title}</span>
        <span className="whitespace-nowrap">
          <s className="text-muted">
            <span className="sr-only">Instead of </span>
            {price(item.priceCents)}
          </s>{" "}
          <span className="font-semibold">{net === 0 ? "Free" : price(net)}</span>
        </span>
      </p>
      <dl className="grid gap-1 type-small">
        {rows.map(([label, text]) => (
          <div key={label} className="flex justify-between gap-4">
            <dt className="text-muted">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
