import { utcDay } from "../shared/language/formats.ts";
import type { Instant } from "../shared/time.ts";
import { PASSWORD } from "./constants.ts";

/** The day in words, the same for everybody: it is said by a server that does not know where they are. */

export const identityTexts = {
  /** These three are also said before anything is asked; their failures take them from here. */
  notSignedIn: "No user is currently logged in",
  passwordShort: `Use at least ${PASSWORD.MIN} characters for your password.`,
  passwordLong: `Use at most ${PASSWORD.MAX} characters for your password.`,
  loadFailed: "Failed to load your account",
  signUpFailed: "Failed to create your account",
  signedUp: "Check your email to confirm your address.",
  confirmFailed: "Failed to confirm your address",
  confirmed: "Your email is confirmed.",
  signInFailed: "Failed to sign you in",
  /** Said after the right password, and on /account-suspended. */
  suspended: (reason: string, until: Instant | null) => `This account is suspended${until ? ` until ${utcDay(until)}` : ""}. ${reason}`,
  signOutFailed: "Failed to log out",
  resetRequestFailed: "Failed to send the reset email",
  resetRequested: "If there's an account with this email, we've sent a reset link.",
  resetFailed: "Failed to reset your password",
  passwordReset: "Password changed. You can now log in.",
  googleFailed: "Google login didn't work. Please try again.",
  googleBlocked: "Your browser blocked the Google window. Allow popups for this site and try again.",
  googleClosed: "The Google window was closed before you logged in.",
  googleUnverified: "Google hasn't verified this email. Please sign up with a password instead.",
  googlePasswordFirst: "There's already an account with this email. Log in with your password, then connect Google in your settings.",
  /** Called so until they choose a name. */
  nameless: "New member",
  googleTaken: "This Google account is already connected to another account.",
  googleSignInFirst: "Log in first, then connect Google in your settings.",
};
