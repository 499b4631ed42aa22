import { CODE_IN_ADDRESS, DISCOUNT } from "@blenda/domain/discounts/constants";
import { toast } from "../../lib/toast.ts";
import { cart } from "./cart.ts";

/** So long that somebody who has just arrived sees it beside the page. */
const SAY_MS = 6_000;

/** The code a link brings, and the rest of its address; `null` where there is none, or nothing that could be one. */
export function splitCode(search: string): { code: string | null; rest: string } {
  const asked = new URLSearchParams(search);
  const code = asked.get(CODE_IN_ADDRESS)?.trim().toUpperCase() ?? "";
  if (!DISCOUNT.CODE.test(code)) return { code: null, rest: search };
  asked.delete(CODE_IN_ADDRESS);
  const rest = asked.toString();
  return { code, rest: rest === "" ? "" : `?${rest}` };
}

/** Puts the code of a link into the cart and takes it out of the address. Answers it, for whoever tells it once the page is there. */
export function noticeCode(): string | null {
  const { pathname, search, hash } = window.location;
  const { code, rest } = splitCode(search);
  if (code === null) return null;
  cart.setDiscount({ code, appliedAt: new Date().toISOString() });
  window.history.replaceState(window.history.state, "", pathname + rest + hash);
  return code;
}

export const announceCode = (code: string): void =>
  void toast.done(`${code} is in your cart. It comes off at checkout if it fits what you buy.`, SAY_MS);
