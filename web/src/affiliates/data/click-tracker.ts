import { AFFILIATES } from "@blenda/domain/affiliates/constants";
import type { Referral } from "@blenda/domain/affiliates/model";
import { client } from "../../lib/calls/api.ts";

/** Tells where the click led and from where (spec 2 §7). That there was one the server knows by the mark it gave with the page. */
export async function trackClick({ ref }: Referral, url: string, referrer: string): Promise<void> {
  const cut = (text: string) => text.slice(0, AFFILIATES.URL_MOST).toWellFormed();
  await client.affiliates.noteClick({ ref, url: cut(url), referrer: cut(referrer) });
}
