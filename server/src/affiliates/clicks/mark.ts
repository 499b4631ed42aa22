import { isClickValid } from "@blenda/domain/affiliates/crediting";
import type { Instant } from "@blenda/domain/shared/time";
import { cookie } from "../../platform/http/cookie.ts";
import type { Services } from "../../platform/requests/procedure.ts";

/** A click as this browser carries it: written and signed by us with the page that was asked for, and read by nobody else. */
export interface ClickMark {
  id: string;
  ref: string;
  at: Instant;
  /** The first in 30 days through this affiliate. */
  isFirst: boolean;
}

const KIND = "click";

/** The referral cookie (trust L9). No script reads it or writes it. */
export const clickCookie = cookie("click");

export const writeMarks = ({ signer }: Pick<Services, "signer">, marks: readonly ClickMark[]): string => signer.sign(KIND, { marks });

/** What this browser clicked that still counts, the latest first. */
export function readMarks(
  { signer, site, now }: Pick<Services, "signer" | "site" | "now">,
  cookies: string | undefined,
  began: Instant = now(),
): ClickMark[] {
  const token = clickCookie.read(cookies, site);
  const content = token ? (signer.verify(KIND, token) as { marks: ClickMark[] } | null) : null;
  return (content?.marks ?? []).filter(({ at }) => isClickValid(at, now(), began));
}
