export const PASSWORD = { MIN: 8, MAX: 128 } as const;

export const SESSION_DAYS = 30;
/** A browser that signed in keeps its own count of failures for this long after its last sign-in (decision A2). */
export const KNOWN_BROWSER_DAYS = 365;
/** A proof of who someone is that is this recent need not be given again for something delicate. */
export const REAUTH_MINUTES = 10;
/** As long as a session lives: what was connected since then may have been connected by the thief a reset is meant to keep out. */
export const RECENT_IDENTITY_DAYS = 30;
export const CONFIRM_LINK_HOURS = 24;
export const RESET_LINK_MINUTES = 60;

/** Longer ways than this are not followed, so no more of them needs to be kept. */
export const REDIRECT_MAX = 2_002;

/** Three digits 100–999 and three capitals (spec 1 §3). */
export const AFFILIATE_ID = /^[1-9]\d{2}[A-Z]{3}$/;

/** What the Google window posts to the page that opened it. */
export const GOOGLE_MESSAGE = "blenda:google";
