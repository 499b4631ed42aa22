import { type Access, isForStaff } from "./can.ts";

/** Factors a person can be asked for besides the password (spec 2 §3). */
export const FACTOR_METHODS = ["sms", "authenticator", "hardware_key", "backup_codes"] as const;
export type FactorMethod = (typeof FACTOR_METHODS)[number];

/** What a second factor is asked for. Each has a session of its own, and none serves for another. */
export const STEP_UP_ACTIONS = ["ADMIN_ACCESS", "ADMIN_ROUTE_ACCESS", "MONEY", "ROLES", "DESTRUCTIVE", "ACCOUNT"] as const;
export type StepUpAction = (typeof STEP_UP_ACTIONS)[number];

interface StepUpClass {
  /** Ends when unused for so long; `null`: use makes no difference. */
  idleMinutes: number | null;
  /** Ends in any case. */
  maxMinutes: number;
  /** Good for one call. */
  isOnce: boolean;
  /** Who has no factor is refused. Members are asked only for a factor they have. */
  isForStaff: boolean;
}

/** Decision B12. */
export const STEP_UP: Readonly<Record<StepUpAction, StepUpClass>> = {
  ADMIN_ACCESS: { idleMinutes: 30, maxMinutes: 8 * 60, isOnce: false, isForStaff: true },
  ADMIN_ROUTE_ACCESS: { idleMinutes: 30, maxMinutes: 8 * 60, isOnce: false, isForStaff: true },
  MONEY: { idleMinutes: null, maxMinutes: 5, isOnce: false, isForStaff: true },
  ROLES: { idleMinutes: null, maxMinutes: 5, isOnce: false, isForStaff: true },
  DESTRUCTIVE: { idleMinutes: null, maxMinutes: 5, isOnce: true, isForStaff: true },
  ACCOUNT: { idleMinutes: null, maxMinutes: 10, isOnce: false, isForStaff: false },
};

/** What a call asks for. One that is only for our own people asks for the staff area's session also when it declares nothing. */
export function neededStepUp({ access, mfa }: { access: Access; mfa?: StepUpAction }): StepUpAction | null {
  return mfa ?? (isForStaff(access) ? "ADMIN_ROUTE_ACCESS" : null);
}
