import type { FactorMethod } from "../access/step-up.ts";

/** What a method is called where one is chosen (spec 2 §2). */
export const METHOD_NAMES: Readonly<Record<FactorMethod, string>> = {
  sms: "SMS",
  authenticator: "Authenticator App",
  hardware_key: "Hardware Key",
  backup_codes: "Backup Code",
};

/** Spec 2 §9. */
export const CODE_LENGTH = 6;
export const BACKUP_CODE_LENGTH = 12;
export const KEY_PROMPT_SECONDS = 60;
export const CONTINUE_AFTER_MS = 1000;

/** Decision B12. */
export const BACKUP_CODES = 10;
export const TRIES = 5;
export const LOCK_MINUTES = 15;

/** How long an answer may take (decision D2). A key's answer may be on its way when its prompt ends. */
export const KEY_CHALLENGE_SECONDS = KEY_PROMPT_SECONDS + 15;
export const CODE_CHALLENGE_MINUTES = 5;
export const SMS_CODE_MINUTES = 10;
export const SETUP_MINUTES = 10;

/** What every authenticator app assumes, so none has to be told. */
export const TOTP = { PERIOD_SECONDS: 30, STEPS_AROUND: 1, SECRET_BYTES: 20 } as const;

export const KEY_NAME = { DEFAULT: "Admin Security Key", MAX: 60 } as const;
export const MOST_KEYS = 10;

/** How long a person may take for the second factor after the right password. */
export const HALF_SESSION_MINUTES = 15;

/** The way back for a person who lost every factor: a mailed link, then a wait in which the owner can object. */
export const RECOVERY = { LINK_HOURS: 24, WAIT_HOURS: 72 } as const;

/** What staff bring to set up their first factor: given by a super admin or by the command on the server, good once. */
export const ENROLMENT_CODE = { LENGTH: 16, HOURS: 24 } as const;

/** A factor younger than this goes with a reset of the password: a thief of the account may have added it. */
export const RECENT_FACTOR_DAYS = 30;

/** How long the link in the mail about a new method works for an owner who did not add it. */
export const DISOWN_HOURS = 72;

/** How long it is kept what was asked and answered. */
export const EVENT_DAYS = 90;
export const EVENTS_SHOWN = 50;
