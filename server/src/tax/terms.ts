import { CURRENCY } from "@blenda/domain/checkout/constants";
import { isCollectedIn, isReverseCharged, judgedNumber } from "@blenda/domain/tax/collector";
import type { SaidPlace, TaxTerms } from "@blenda/domain/tax/model";
import { rateOn } from "@blenda/domain/tax/rates";
import { elsewhereOf, NO_TAX, placeOf, taxOn } from "@blenda/domain/tax/rules";
import { placeOfBuyer } from "../orders/sql.ts";
import { type CalculatedTax, ProviderUnclear } from "../platform/outside/payments/payments.ts";
import { countryOfZone } from "../platform/outside/places/country-of-zone.ts";
import type { Services } from "../platform/requests/procedure.ts";
import { refusal } from "../platform/requests/refusal.ts";

export type TaxServices = Pick<Services, "db" | "now" | "tax" | "payments" | "cache" | "log">;

/** How a buyer is taxed, and what spoke for it. */
export interface BuyerTax {
  terms: TaxTerms;
  /** Where their connection comes from, as far as anybody can tell. */
  connection: string | null;
}

/** How somebody is taxed who says this of themselves. Where no tax is collected nothing is asked of anybody. */
export async function termsFor(services: TaxServices, buyerId: string | null, said: SaidPlace): Promise<BuyerTax> {
  const { db, tax, now } = services;
  if (tax.setting === "none") return { terms: NO_TAX, connection: null };
  const account = buyerId === null ? undefined : await placeOfBuyer(db, buyerId);
  const connection = said.zone ? countryOfZone(said.zone) : null;
  const pieces = { chosen: said.country ?? null, account: account?.country ?? null, connection };
  const { country, knownBy } = placeOf(pieces);
  const terms: TaxTerms = { ...NO_TAX, setting: tax.setting, country, knownBy };
  if (country === null) return { terms, connection };
  // What the account keeps is about the country it keeps.
  const given = said.taxNumber ?? (country === account?.country ? account.taxNumber : "");
  const judged = judgedNumber(tax, country, given ?? "");
  const state = judged?.state === "valid" ? await stateAtOffice(services, country, judged.taxNumber) : (judged?.state ?? null);
  const placed = { ...terms, taxNumber: judged?.taxNumber ?? null, numberState: state, elsewhere: elsewhereOf(country, pieces) };
  if (!isCollectedIn(tax, country, now().slice(0, 10))) return { terms: placed, connection };
  return { terms: { ...placed, ...(await rateFor(services, placed)) }, connection };
}

async function rateFor(services: TaxServices, terms: TaxTerms): Promise<Pick<TaxTerms, "rateBps" | "isReverseCharge">> {
  const { tax, now } = services;
  const { country, numberState } = terms;
  if (country === null) return NO_TAX;
  if (tax.setting === "stripe") return calculated(services, terms, [SAMPLE_CENTS]);
  const isReverseCharge = isReverseCharged(tax, country, numberState);
  return { isReverseCharge, rateBps: isReverseCharge ? 0 : (rateOn(country, now().slice(0, 10)) ?? 0) };
}

/** What an office says counts; where it says nothing, the number's form does. */
async function stateAtOffice({ tax, cache }: TaxServices, country: string, number: string): Promise<"valid" | "unknown"> {
  const { askOffice } = tax;
  if (askOffice === null) return "valid";
  const said = await cache.remember(`tax.number ${country} ${number}`, async () => String(await askOffice(country, number)));
  return said === "false" ? "unknown" : "valid";
}

/** What a rate is asked with before anybody knows what is sold. */
const SAMPLE_CENTS = 10_000;

/** As Stripe works it out. Asked again within minutes, the answer is the same. */
async function calculated({ payments, cache, log }: TaxServices, terms: TaxTerms, amounts: readonly number[]): Promise<CalculatedTax> {
  const { country, taxNumber, numberState } = terms;
  const { taxOn: ask } = payments;
  if (country === null || !ask) throw refusal("TAX_UNAVAILABLE");
  const wish = { currency: CURRENCY, country, taxNumber: numberState === "valid" ? taxNumber : null, amounts };
  try {
    return await cache.remember(`tax.calculation ${JSON.stringify(wish)}`, () => ask(wish));
  } catch (error) {
    if (!(error instanceof ProviderUnclear)) throw error;
    log.warn("Stripe Tax gave no answer", error);
    throw refusal("TAX_UNAVAILABLE");
  }
}

/** The tax on each of these net prices. */
export async function taxesFor(services: TaxServices, terms: TaxTerms, nets: readonly number[]): Promise<number[]> {
  if (terms.rateBps === 0 || nets.length === 0) return nets.map(() => 0);
  if (terms.setting === "stripe") return (await calculated(services, terms, nets)).taxes;
  return nets.map((net) => taxOn(net, terms.rateBps));
}
