import { COMPARED_MOST } from "@blenda/domain/catalogue/constants";
import type { AddressParams } from "../../lib/page/address.ts";

/** The address carries the products, so that a comparison can be handed on. */
export const compareSearch = (ids: readonly string[]): AddressParams => (ids.length > 0 ? { ids: ids.join(",") } : {});

export const comparePath = (ids: readonly string[]): string => `/compare?ids=${ids.map(encodeURIComponent).join(",")}`;

/** Typed or cut off on the way, so it is taken as far as it goes: each once, four at most. */
export const comparedIds = ({ ids = "" }: AddressParams): string[] =>
  [...new Set(ids.split(",").filter((id) => id.length > 0 && id.length <= 100))].slice(0, COMPARED_MOST);
