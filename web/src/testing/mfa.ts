import type { MfaOverview } from "@blenda/domain/mfa/model";

const at = "2026-04-08T10:00:00.000Z";

/** A staff member without a second factor, where everything can be added. */
export const NO_FACTOR: MfaOverview = {
  config: { enabled: false, methods: [], primaryMethod: null },
  availableMethods: [],
  addable: [
    { method: "sms", problem: "no-sender" },
    { method: "authenticator", problem: null },
    { method: "hardware_key", problem: null },
  ],
  authenticator: null,
  sms: null,
  keys: [],
  backupCodes: { createdAt: null, left: 0, used: [] },
  isAskedAtSignIn: false,
  mustHaveFactor: true,
  needsEnrolmentCode: false,
  provenUntil: null,
  lockedUntil: null,
  sessions: [],
  recovery: null,
};

/** A staff member who has all of them. */
export const ALL_FACTORS: MfaOverview = {
  ...NO_FACTOR,
  config: { enabled: true, methods: ["sms", "authenticator", "hardware_key", "backup_codes"], primaryMethod: "authenticator" },
  availableMethods: ["authenticator", "sms", "hardware_key", "backup_codes"],
  addable: [
    { method: "sms", problem: "taken" },
    { method: "authenticator", problem: "taken" },
    { method: "hardware_key", problem: null },
  ],
  authenticator: { createdAt: at, lastUsedAt: at },
  sms: { createdAt: at, lastUsedAt: null, ending: "42" },
  keys: [
    { id: "key-1", name: "Admin Security Key", algorithm: "ES256", createdAt: at, lastUsedAt: at, uses: 1204 },
    { id: "key-2", name: "Spare in the safe", algorithm: "RS256", createdAt: at, lastUsedAt: null, uses: 0 },
  ],
  backupCodes: { createdAt: at, left: 9, used: [at, null, null, null, null, null, null, null, null, null] },
  isAskedAtSignIn: true,
};

/** Wherever a session of an action is asked for. */
export const SHUT = { valid: false, expiresIn: 0, sessionToken: null };
export const OPEN = { valid: true, expiresIn: 1_620, sessionToken: "a-token" };
