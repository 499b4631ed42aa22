import {
  type AnalyticsGroup,
  DIMENSIONS,
  type Dimension,
  type DiscountGroup,
  EARNER_SORTS,
  type EarningsGroup,
  PARTIAL_TERMS,
  SALE_SORTS,
  SALE_STATES,
  SOLD_LICENCES,
  SOURCES,
  type Step,
} from "@blenda/domain/figures/constants";
import type { DayRange } from "@blenda/domain/figures/rules";
import { api } from "../../lib/calls/api.ts";
import type { AddressParams } from "../../lib/page/address.ts";
import { oneOf, orderOf } from "../../product/table/list-question.ts";
import type { TableView } from "../../ui/table/table-types.ts";

/** What the address narrows to. Of several, only the first counts for a report. */
export function sliceIn(asked: AddressParams): { by: Dimension; key: string } | null {
  const by = DIMENSIONS.find((each) => asked[each]);
  const key = by && asked[by];
  return by && key ? { by, key } : null;
}

/** What an address may say of a slice is only text; what is no value of the contract is left out. */
function within(asked: AddressParams) {
  const source = oneOf(SOURCES, asked.source);
  const licence = oneOf(SOLD_LICENCES, asked.licence);
  return {
    ...(asked.item && /^(product|training):[\w-]{1,100}$/.test(asked.item) && { item: asked.item }),
    ...(asked.country && /^([A-Z]{2}|unknown)$/.test(asked.country) && { country: asked.country }),
    ...(source && { source }),
    ...(licence && { licence }),
  };
}

const slice = (asked: AddressParams) => {
  const one = sliceIn(asked);
  return one ? within({ [one.by]: one.key }) : {};
};

export const overviewQuery = (range: DayRange) => api.figures.overview.queryOptions({ input: { ...range } });

/** What a list of sales and its file are asked alike. */
export function salesQuestion({ words, filters }: TableView, range: DayRange) {
  const state = oneOf(SALE_STATES, filters.state);
  const term = oneOf(PARTIAL_TERMS, filters.term);
  return { ...range, ...within(filters), ...(state && { state }), ...(term && { term }), ...(words && { text: words }) };
}

export const salesQuery = (view: TableView, range: DayRange) =>
  api.figures.sales.queryOptions({ input: { ...salesQuestion(view, range), ...orderOf(view, SALE_SORTS) } });

export const saleQuery = (id: string) => api.figures.sale.queryOptions({ input: { id } });

export const reportQuestion = (asked: AddressParams, range: DayRange) => ({ ...range, ...slice(asked) });

export const salesReportQuery = (asked: AddressParams, range: DayRange, step: Step, open: Dimension | undefined) =>
  api.figures.salesReport.queryOptions({ input: { ...reportQuestion(asked, range), step, ...(open && { open }) } });

export const earningsQuery = (asked: AddressParams, range: DayRange, by: EarningsGroup) =>
  api.figures.earningsReport.queryOptions({ input: { ...reportQuestion(asked, range), by } });

export const discountsQuery = (range: DayRange, by: DiscountGroup) => api.figures.discountsReport.queryOptions({ input: { ...range, by } });

export const affiliatesQuery = (range: DayRange) => api.figures.affiliatesReport.queryOptions({ input: range });

export const analyticsQuery = (asked: AddressParams, range: DayRange, by: AnalyticsGroup, step: Step) =>
  api.figures.analytics.queryOptions({ input: { ...reportQuestion(asked, range), by, step } });

export const filesQuery = api.figures.files.queryOptions();

export const topEarnersQuery = (view: TableView, range: DayRange) =>
  api.figures.topEarners.queryOptions({ input: { ...range, ...orderOf(view, EARNER_SORTS) } });
