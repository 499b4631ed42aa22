import { RECIPIENT_CURRENCIES, RECIPIENT_SORTS, RECIPIENT_STATUSES, type RecipientCurrency } from "@blenda/domain/recipients/constants";
import type { OwnRecipients, RecipientDetail } from "@blenda/domain/recipients/model";
import type { QueryClient } from "@tanstack/react-query";
import { api } from "../../lib/calls/api.ts";
import { oneOf, orderOf } from "../../product/table/list-question.ts";
import type { TableView } from "../../ui/table/table-types.ts";

export const ownRecipientsQuery = api.recipients.recipients.queryOptions();

/** What the form asks for never changes while it is open. */
export const recipientFieldsQuery = (currency: RecipientCurrency, country: string) => ({
  ...api.recipients.recipientFields.queryOptions({ input: { currency, country } }),
  enabled: country !== "",
  staleTime: Number.POSITIVE_INFINITY,
});

/** Every command of one's own answers with all of one's own. */
export const learnOwn = (own: OwnRecipients, cache: QueryClient): void => void cache.setQueryData(ownRecipientsQuery.queryKey, own);

export function allRecipientsQuery(view: TableView) {
  const { filters, words } = view;
  const [status, currency] = [oneOf(RECIPIENT_STATUSES, filters.status), oneOf(RECIPIENT_CURRENCIES, filters.currency)];
  const filter = { ...(words && { search: words }), ...(status && { status }), ...(currency && { currency }) };
  return api.recipients.allRecipients.queryOptions({ input: { ...filter, ...orderOf(view, RECIPIENT_SORTS) } });
}

export const recipientQuery = (recipientId: string) => api.recipients.recipientOf.queryOptions({ input: { recipientId } });

export function learnDecided(detail: RecipientDetail, cache: QueryClient): void {
  cache.setQueryData(recipientQuery(detail.id).queryKey, detail);
  void cache.invalidateQueries({ queryKey: api.recipients.allRecipients.key() });
}
