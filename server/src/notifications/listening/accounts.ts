import { namingChanged } from "@blenda/domain/account/events";
import { applicantAnswered } from "@blenda/domain/onboarding/events";
import { answerWords } from "@blenda/domain/onboarding/texts";
import { payoutOutcomeReached, personPaused } from "@blenda/domain/payouts/events";
import { outcomeWords, pauseWords } from "@blenda/domain/payouts/texts";
import { accountChanged } from "@blenda/domain/recipients/events";
import { newsWords } from "@blenda/domain/recipients/texts";
import { type Listener, listener } from "../../platform/events/outbox.ts";
import { notify, rewordAll } from "../notify.ts";

/** Deleted accounts are no longer named but counted, also in older notifications. */
const onNamingChanged = listener("notifications.namingChanged", namingChanged, (tx, { userId }) => rewordAll(tx, userId));

const onApplicantAnswered = listener("notifications.applicantAnswered", applicantAnswered, (tx, { userId, answer, at }) =>
  notify(tx, { userId, type: "system_update", ...answerWords(answer), data: { topic: "application" }, at }),
);

const ABOUT_PAYOUT = { type: "system_update", data: { topic: "payout" } } as const;

const onPayoutOutcome = listener(
  "notifications.payoutOutcome",
  payoutOutcomeReached,
  (tx, { userId, payoutId, outcome, at, ...payout }) => {
    const onceKey = `payout-${payoutId}-${outcome}-${at}`;
    return notify(tx, { ...ABOUT_PAYOUT, userId, ...outcomeWords(outcome, payout), onceKey, at });
  },
);

const onPersonPaused = listener("notifications.personPaused", personPaused, (tx, { userId, reason, at }) =>
  notify(tx, { ...ABOUT_PAYOUT, userId, ...pauseWords(reason), at }),
);

const onAccountChanged = listener("notifications.payoutAccountChanged", accountChanged, (tx, { userId, news, at }) =>
  notify(tx, { ...ABOUT_PAYOUT, userId, ...newsWords(news), at }),
);

export const accountListeners: Listener[] = [onNamingChanged, onApplicantAnswered, onPayoutOutcome, onPersonPaused, onAccountChanged];
