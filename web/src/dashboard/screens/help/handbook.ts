import { STEP_UP } from "@blenda/domain/access/step-up";
import { BROADCAST_SECONDS } from "@blenda/domain/generator/constants";
import { LOCKOUT } from "@blenda/domain/lockout/constants";
import { BACKUP_CODES, LOCK_MINUTES, TRIES } from "@blenda/domain/mfa/constants";
import { REFUNDS } from "@blenda/domain/refunds/constants";
import { SYSTEM } from "@blenda/domain/system/constants";
import { WRITING } from "./handbook-content.ts";
import { PROMOTING } from "./handbook-promotions.ts";
import { REVIEWING } from "./handbook-reviews.ts";
import type { Chapter } from "./handbook-types.ts";
import { VISITORS } from "./handbook-visitors.ts";

const MFA = { label: "MFA Security", to: "/admin/security/mfa" } as const;
const ADMINS = { label: "Admin Management", to: "/admin/security/admin-management" } as const;
const PEOPLE = { label: "Users", to: "/admin/users" } as const;
const RIGHTS = { label: "Permissions", to: "/admin/permissions" } as const;
const CASES = { label: "Escalated Refunds", to: "/admin/escalated-refunds" } as const;
const GENERATOR = { label: "BlendaGen settings", to: "/admin/blendagen" } as const;
const tab = (label: string, name: string) => ({ label, to: `/admin/system?tab=${name}` }) as const;
const AUDIT = tab("Audit log", "audit");

const hours = (minutes: number): string => `${minutes / 60} hours`;
const access = STEP_UP.ADMIN_ROUTE_ACCESS;

/** What the product does today. What it does tomorrow is written here by whoever builds it. */
export const HANDBOOK: readonly Chapter[] = [
  {
    id: "start",
    title: "Getting in",
    answers: [
      {
        title: "Opening the staff area",
        text: [
          "Choose Admin Dashboard in your account menu and show your second factor. Without one you're taken to MFA Security to set it up first, with a setup code from a super admin.",
          `The staff area stays open for ${access.idleMinutes} minutes after your last click, and for ${hours(access.maxMinutes)} at most. Then it asks again.`,
          `Money and roles ask for a factor that's at most ${STEP_UP.MONEY.maxMinutes} minutes old. What can't be undone asks every time.`,
        ],
        links: [{ label: "Dashboard", to: "/admin" }, MFA],
      },
      {
        title: "Setting up your second factor",
        text: [
          "Add an authenticator app or a hardware key, and name it so you'll recognise it. Add two: one of them will be lost some day.",
          `You get ${BACKUP_CODES} backup codes once, right after the first method. Print them or keep them in a password manager. Each works one time.`,
          "Text messages are only offered where a sender is configured. Hardware keys need a name in the address bar, not numbers.",
        ],
        links: [MFA],
      },
      {
        title: "You lost your phone or key",
        text: [
          "Use a backup code, then remove the lost method and add a new one.",
          "Without codes, ask a super admin to reset your factors. They'll also give you a setup code for a new one.",
          "If nobody can help, whoever runs the server can: npm run admin -- reset-factors ADDRESS. It prints a setup code too.",
        ],
        links: [MFA, ADMINS],
      },
      {
        title: "A code isn't accepted",
        text: [
          "Check your phone's clock: a code is valid for about half a minute. Each code works once, so wait for the next one.",
          `After ${TRIES} wrong tries everything is locked for ${LOCK_MINUTES} minutes. There's no way around it, and nobody can shorten it.`,
        ],
      },
    ],
  },
  {
    id: "admins",
    title: "Admins",
    answers: [
      {
        title: "The first admin",
        text: [
          "A new shop has no admin. Sign up as usual, confirm your email, then run on the server: npm run admin -- add ADDRESS",
          "The same command lists admins (list), removes one (remove), prints a setup code (enrol) and resets factors (reset-factors). All of it is in the audit log.",
        ],
        links: [ADMINS, AUDIT],
      },
      {
        title: "Adding and removing admins",
        text: [
          "An admin is on the list and has the claim. One without the other doesn't give access.",
          "Any admin can put someone on the list. Only a super admin gives the claim, so a new admin takes two people. Nobody changes themselves, and one super admin always stays.",
        ],
        links: [ADMINS],
      },
      {
        title: "Someone has the claim but isn't listed",
        text: [
          "That's a serious security concern: every admin gets an alarm until it's solved. Check the audit log to see how it happened.",
          "Take the claim away, or list the person if they're really meant to be an admin.",
        ],
        links: [ADMINS, AUDIT, tab("Alarms", "alarms")],
      },
    ],
  },
  {
    id: "people",
    title: "People",
    answers: [
      {
        title: "Finding someone",
        text: [
          "Search by name, email, affiliate id or order number. Click a row to see the person's roles, sessions, notes and what the team did.",
          "The list can be filtered, sorted and saved as a file. Saving a file is written into the audit log.",
        ],
        links: [PEOPLE],
      },
      {
        title: "Suspending someone",
        text: [
          "Give a reason, which the person reads, and an end if there is one. It applies right away: they're logged out everywhere, can't log in, and their shop isn't shown or sold.",
          "Buyers keep what they bought. A suspension with an end date stops automatically. You can lift it earlier.",
        ],
        links: [PEOPLE],
      },
      {
        title: "Someone can't log in",
        text: [
          `${LOCKOUT.TEMP_LOCK_AT} failed logins lock an account for ${LOCKOUT.TEMP_LOCK_MINUTES} minutes. After ${LOCKOUT.EMAIL_UNLOCK_AT} it needs the link we email, or you unlock it by hand.`,
          "Unlock only if you're sure who's asking. Your reason is written down.",
        ],
        links: [PEOPLE],
      },
      {
        title: "Giving and taking permissions",
        text: [
          "assign_roles gives and takes roles, manage_roles gives and takes permissions. You can only give what you hold yourself, and never to yourself.",
          "Give a reason, and an end for help over a holiday: it stops working automatically. Check first what the person would see.",
          "Creators apply, and admins are made in Admin Management. Neither can be given here.",
        ],
        links: [RIGHTS],
      },
    ],
  },
  WRITING,
  REVIEWING,
  PROMOTING,
  VISITORS,
  {
    id: "money",
    title: "Refunds",
    answers: [
      {
        title: "Deciding an escalated refund",
        text: [
          "Take the case, read both sides and look at the downloads. Then give the money back or decline, always with a reason: both sides read it.",
          `After ${REFUNDS.STAFF_DAYS} days without a decision the buyer gets the money back, so start with the oldest.`,
          `More than $${REFUNDS.SECOND_APPROVER_CENTS / 100} is decided by someone other than the person who took the case.`,
        ],
        links: [CASES],
      },
      {
        title: "A refund couldn't be paid",
        text: [
          `The card provider is asked ${REFUNDS.RETRIES} more times. Then the case comes back to Escalated Refunds, an alarm is raised, and the job is listed as failed.`,
          "See why in the error log. Once the cause is fixed, try the job again. It never pays twice.",
        ],
        links: [CASES, tab("Queues", "queues"), tab("Error log", "errors")],
      },
    ],
  },
  {
    id: "generator",
    title: "BlendaGen",
    answers: [
      {
        title: "Changing prices, limits and what's offered",
        text: [
          "Every save is a new version with your name. If someone saved in between, you're told and nothing is overwritten.",
          "Rolling back makes an old version the newest. Everyone online sees the change within a second.",
        ],
        links: [GENERATOR],
      },
      {
        title: "Stopping the generator",
        text: [
          "Emergency mode ends everything that runs and gives every token back. Write a message so people know what's going on.",
          `A broadcast reaches everyone online for ${BROADCAST_SECONDS} seconds.`,
        ],
        links: [GENERATOR],
      },
      {
        title: "Many generations fail",
        text: [
          "Look at the engine first and run a test. If it's an engine outside, check its key and its limits.",
          "Failed generations cost nobody anything: the tokens are back already.",
        ],
        links: [
          { label: "BlendaGen engine", to: "/admin/blendagen/api" },
          { label: "BlendaGen analytics", to: "/admin/blendagen/analytics" },
        ],
      },
    ],
  },
  {
    id: "system",
    title: "When something is wrong",
    answers: [
      {
        title: "A part of the site is down",
        text: [
          "Health shows each part with a sentence about what's wrong. The error log has the reason, and every error that was shown to someone has its request number.",
          "Without mail the site still sells: emails leave later. Without database, storage, search or jobs it doesn't.",
        ],
        links: [tab("Health", "health"), tab("Error log", "errors"), { label: "Public status page", to: "/status" }],
      },
      {
        title: "An alarm",
        text: [
          "The data checks itself every minute. An alarm means that something is wrong: money that doesn't add up, an email that didn't leave, an event nobody could handle.",
          "Look into it, then acknowledge it with a note. If it happens again, it's a new alarm.",
        ],
        links: [tab("Alarms", "alarms")],
      },
      {
        title: "A job failed, or an event is parked",
        text: [
          "Both were tried many times. Fix the cause first, then try the job again or release the event. Doing them twice does no harm.",
          `Jobs that wait are normal; more than ${SYSTEM.QUEUE_WARNS_AT} aren't.`,
        ],
        links: [tab("Queues", "queues"), tab("Parked events", "events")],
      },
      {
        title: "Someone sends you a request number",
        text: ["Search for it in the error log and in the audit log. Errors are kept for 14 days, without names, emails, codes or ids."],
        links: [tab("Error log", "errors"), AUDIT],
      },
    ],
  },
  {
    id: "audit",
    title: "The audit log",
    answers: [
      {
        title: "What's in it",
        text: [
          "Every change the team makes, with who, when, why, before and after, the request and the second factor. Nobody can change or delete an entry, admins included.",
          "Taking something back is a new change, and a new entry.",
        ],
        links: [AUDIT],
      },
      {
        title: "The log says it was changed",
        text: [
          "Each entry carries a fingerprint of the one before. If one no longer fits, someone changed the database itself.",
          "Make a copy of the database right away, then find out who had access. Don't try to repair the log.",
        ],
        links: [AUDIT, tab("Alarms", "alarms")],
      },
    ],
  },
];
