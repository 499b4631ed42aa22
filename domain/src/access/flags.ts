/**
 * Switches a visitor may notice. `motion` and `adminTools` are on when their variable equals 'true' (spec 1 §2, spec 2 §6);
 * `demo` is on while the demo data and the open mailbox are, `mfaBypass` while the staff area opens without a second factor,
 * `tax` while sales tax is collected.
 */
export const FLAGS = ["motion", "adminTools", "demo", "mfaBypass", "tax"] as const;
export type Flag = (typeof FLAGS)[number];
