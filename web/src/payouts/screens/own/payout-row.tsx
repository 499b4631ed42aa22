import { PAYOUT_GIVEN_BACK } from "@blenda/domain/payouts/constants";
import type { Payout } from "@blenda/domain/payouts/model";
import { payoutTexts } from "@blenda/domain/payouts/texts";
import { useId } from "react";
import { amount } from "../../../lib/text/amount.ts";
import { weekdayOf } from "../../../lib/text/utc-day.ts";
import { classNames } from "../../../ui/class-names.ts";
import { IconButton } from "../../../ui/controls/icon-button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Tag } from "../../../ui/tag.tsx";
import { payoutLine, STATUS_TONES, salesText } from "../../data/payout-words.ts";
import { usePayoutFile } from "../../data/use-payout-file.ts";
import { PayoutDetails } from "./payout-details.tsx";

interface Props {
  payout: Payout;
  isOpen: boolean;
  onTurn: () => void;
}

/** Money that is the person's again is struck through: it went out with another payout, or will. */
export const isGivenBack = ({ status }: Pick<Payout, "status">): boolean => (PAYOUT_GIVEN_BACK as readonly string[]).includes(status);

export function PayoutRow({ payout, isOpen, onTurn }: Props) {
  const { id, day, status, sales, amountCents } = payout;
  const panel = useId();
  const { save, isSaving } = usePayoutFile();
  return (
    <li data-payout={id} className="border-t border-line">
      <div className="flex items-center gap-2 pr-3 transition-colors hover:bg-surface-2/50">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? panel : undefined}
          aria-keyshortcuts="Enter"
          onClick={onTurn}
          className="flex min-h-14 min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1 py-2 pr-2 pl-5 text-left type-ui -outline-offset-2"
        >
          <Icon name={isOpen ? "chevron-down" : "chevron-right"} size={16} className="-mr-1 text-muted" />
          <span className="shrink-0 font-semibold sm:w-24">{weekdayOf(day)}</span>
          <span className="shrink-0 sm:w-24">
            <Tag tone={STATUS_TONES[status]} hasDot>
              {payoutTexts.statuses[status]}
            </Tag>
          </span>
          <span className="min-w-0 flex-1 basis-40 type-small text-muted max-sm:order-last max-sm:basis-full max-sm:pl-7">
            {payoutLine(payout)}
          </span>
          <span className="type-small text-muted tabular-nums max-md:hidden">{salesText(sales)}</span>
          <span
            className={classNames(
              "ml-auto text-right sm:min-w-24 font-semibold tabular-nums",
              isGivenBack(payout) && "text-muted line-through",
            )}
          >
            {amount(amountCents)}
          </span>
        </button>
        <IconButton
          icon="download"
          label={`CSV of ${weekdayOf(day)}`}
          aria-keyshortcuts="D"
          aria-busy={isSaving || undefined}
          onClick={() => save({ id })}
        />
      </div>
      {isOpen && (
        <div id={panel} className="border-t border-line bg-bg">
          <PayoutDetails id={id} />
        </div>
      )}
    </li>
  );
}
