const LESS = "-less-";

/** The provider's key of a payment back: the same for the same payment, another one where a part was given back meanwhile. */
export const paymentKey = (refundId: string, lessCents: number): string => (lessCents === 0 ? refundId : `${refundId}${LESS}${lessCents}`);

/** Whose payment it was, if it was ours. */
export const refundOfKey = (key: string): string => key.split(LESS)[0] ?? key;
