/**
 * Switches a visitor may notice. `motion` and `adminTools` are on when their variable equals 'true' (spec 1 §2, spec 2 §6);
 * `demo` is on while the demo data and the open mailbox are, `mfaBypass` while the staff area opens without a second factor.
 */
export const FLAGS = ["motion", "adminTools", "demo", "mfaBypass"] as const;
export type Flag = (typeof FLAGS)[number];
