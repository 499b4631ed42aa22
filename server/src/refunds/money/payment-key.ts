const LESS = "-less-";

/** What the provider is asked by: the same for the same payment, another one where somebody gave a part back meanwhile. */
export const paymentKey = (refundId: string, lessCents: number): string => (lessCents === 0 ? refundId : `${refundId}${LESS}${lessCents}`);

/** Whose payment it was, if it was ours. */
export const refundOfKey = (key: string): string => key.split(LESS)[0] ?? key;
