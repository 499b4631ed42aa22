import type { CartItem, CartLine } from "@blenda/domain/cart/model";

/** As the server knows it: which thing under which licence, never a price. */
export const lineOf = ({ id, itemType, variant }: CartItem): CartLine => ({ itemType, itemId: id, variant });

/** What the buyer saw, in whole cents, to be compared with what it costs. */
export const expectedCents = ({ price }: CartItem): number => Math.round(price * 100);
