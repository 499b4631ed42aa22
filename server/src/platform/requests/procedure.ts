import type { Actor } from "@blenda/domain/access/actor";
import { can } from "@blenda/domain/access/can";
import type { Flag } from "@blenda/domain/access/flags";
import type { CallMeta, RateLimit } from "@blenda/domain/access/procedure";
import { type FactorMethod, neededStepUp, STEP_UP } from "@blenda/domain/access/step-up";
import { catalogue } from "@blenda/domain/catalogue";
import type { Notice } from "@blenda/domain/generator/model";
import type { Me } from "@blenda/domain/identity/model";
import { ORPCError, os, ValidationError } from "@orpc/server";
import type { ResponseHeadersPluginContext } from "@orpc/server/plugins";
import type { Cache } from "../cache/cache.ts";
import type { SharedAnswers } from "../cache/shared-answers.ts";
import { isUnavailable } from "../database/connection.ts";
import type { Db, Tx } from "../database/db.ts";
import type { InvariantWatch } from "../database/invariants.ts";
import { isStorable } from "../database/storable.ts";
import type { Live } from "../events/live.ts";
import type { UploadQueues } from "../files/upload-queues.ts";
import type { Jobs } from "../jobs/jobs.ts";
import type { Log } from "../log.ts";
import type { Engines } from "../outside/generator/generator.ts";
import type { Google } from "../outside/google/google.ts";
import type { ReadWeb } from "../outside/guarded-fetch.ts";
import type { MailTransport } from "../outside/mail/smtp.ts";
import type { Payments } from "../outside/payments/payments.ts";
import type { Transfers } from "../outside/payouts/payouts.ts";
import type { Places } from "../outside/places/places.ts";
import type { Scanner } from "../outside/scanner/scanner.ts";
import type { SmsSender } from "../outside/sms/sms.ts";
import type { Storage } from "../outside/storage/storage.ts";
import type { TaxSettings } from "../outside/tax/tax.ts";
import type { OverviewParts } from "../overview.ts";
import type { PersonalData } from "../personal-data.ts";
import type { Random } from "../random.ts";
import type { ReportRegistry } from "../reporting.ts";
import type { Vault } from "../secrets/vault.ts";
import type { ForgetTestOrders } from "../test-orders.ts";
import type { Trade } from "../trade.ts";
import { isWithinBounds } from "./body-bounds.ts";
import type { Limits } from "./limits.ts";
import { type Owners, refuseOwn } from "./own-target.ts";
import { NOT_NOW_SECONDS, refusal } from "./refusal.ts";
import type { Signer } from "./signed-token.ts";
import type { StepUp } from "./step-up.ts";

/** What the process gives every operation. */
export interface Services {
  db: Db;
  /** Commits, then wakes the outbox and the jobs asked for. */
  transaction<Answer>(work: (tx: Tx) => Promise<Answer>): Promise<Answer>;
  /** After one statement that is a transaction by itself and left events. */
  wakeOutbox(): void;
  now(): string;
  id(): string;
  random: Random;
  signer: Signer;
  /** Keeps what must be read again, but not by a thief who has the database alone. */
  vault: Vault;
  /** What each domain knows about people, in the order in which it is collected and forgotten. */
  personalData: readonly PersonalData[];
  /** What each domain has of test orders, in the order in which it goes. */
  testOrders: readonly ForgetTestOrders[];
  /** What people can report, and what staff can do about it, as each domain declares it. */
  reporting: ReportRegistry;
  /** What each domain declares for the first page of the panels. */
  overview: OverviewParts<Services>;
  log: Log;
  live: Live;
  jobs: Jobs;
  cache: Cache;
  sharedAnswers: SharedAnswers;
  /** Answers shared by all who are signed out; a person who is signed in never gets them. */
  visitorAnswers: SharedAnswers;
  limits: Limits;
  uploadQueues: UploadQueues;
  invariants: InvariantWatch;
  storage: Storage;
  /** Who takes cards. */
  payments: Payments;
  /** Who pays people out. */
  transfers: Transfers;
  /** Whether and how the shop collects tax. */
  tax: TaxSettings;
  /** What can be sold, and what is asked back of it. */
  trade: Trade;
  /** Who makes what people ask the generator for. */
  generator: Engines;
  /** Who looks for malware in what people send. */
  scanner: Scanner;
  /** Reads a file by its address, on the public web only. */
  readWeb: ReadWeb;
  /** Tells in which country an address is. */
  places: Places;
  /** `null` while mail stays in the demo's mailbox. */
  mail: MailTransport | null;
  /** `null` where text messages are not set up. */
  sms: SmsSender | null;
  /** `null` where people cannot sign in with Google. */
  google: Google | null;
  site: Site;
  flags: readonly Flag[];
  identify(cookies: string | undefined): Promise<ActorContext>;
  /** What second factor a session has shown. */
  stepUp: StepUp;
  /** Whose is what staff decide about. */
  owners: Owners;
  /** What staff say to everybody at this moment. */
  notice(): Promise<Notice | null>;
}

/** What the product knows about itself. */
export interface Site {
  /** Without a slash at the end; links in mails begin with it. */
  url: string;
  isSecure: boolean;
  supportEmail: string;
}

/** Who a request comes from. */
export interface ActorContext {
  actor: Me | null;
  sessionId: string | null;
}

/** The request, as far as operations may know it. */
export interface RequestFacts {
  cookies: string | undefined;
  /** The visitor's network address, as far as trusted proxies tell. */
  address: string;
  /** What the browser says about itself. */
  userAgent: string;
  requestId: string;
  /** The page asked by itself, while its reader was away. */
  isUnattended?: boolean;
  /** The browser says that its owner is not to be followed (Global Privacy Control). */
  hasPrivacySignal?: boolean;
}

export interface Context extends Services, ResponseHeadersPluginContext {
  asking: RequestFacts;
}

const call = os.$context<Context>().$meta<CallMeta>({ access: "admin", failed: "" });

/** Gives every refusal its sentence. An error that was not planned is logged here and answered with the call's own sentence. */
export const spoken = call.middleware(async ({ next, procedure, path, context }) => {
  try {
    return await next();
  } catch (error) {
    if (error instanceof ORPCError && catalogue[error.code]) throw withSentence(error, context);
    context.log.error(`${path.join(".")} failed, request ${context.asking.requestId}`, error);
    if (isUnavailable(error)) throw withSentence(refusal("DATABASE_UNAVAILABLE"), context);
    throw new ORPCError("INTERNAL_SERVER_ERROR", { message: procedure["~orpc"].meta.failed });
  }
});

function withSentence(error: ORPCError<string, unknown>, { resHeaders }: Context) {
  const known = catalogue[error.code];
  if (!known) return error;
  const { code, defined, cause } = error;
  // Which field was wrong helps the caller; what was sent is not repeated.
  const data = cause instanceof ValidationError ? { fields: firstFields(cause.issues) } : error.data;
  const { retryAfterSeconds = known.status === 503 ? NOT_NOW_SECONDS : undefined } = (data ?? {}) as { retryAfterSeconds?: number };
  if (retryAfterSeconds !== undefined) resHeaders?.set("retry-after", String(retryAfterSeconds));
  return new ORPCError(code, { status: known.status, message: known.say(data as never), data, defined });
}

type Issue = ValidationError["issues"][number];
/** More than a form has; what is sent is never named back without end. */
const MOST_FIELDS = 20;

function firstFields(issues: readonly Issue[]): string[] {
  const fields: string[] = [];
  for (const issue of issues) {
    if (fields.length >= MOST_FIELDS) break;
    fields.push(...fieldsOf(issue).slice(0, MOST_FIELDS - fields.length));
  }
  return fields;
}

const fieldsOf = (issue: Issue): string[] =>
  "keys" in issue ? (issue.keys as string[]) : [issue.path?.map((step) => (typeof step === "object" ? step.key : step)).join(".") ?? ""];

const SIGNED_OUT: ActorContext = { actor: null, sessionId: null };

/** Finds out who asks and checks the access the contract declares. Operations never look at roles. */
export const guard = call.middleware(async ({ next, procedure, path, context }, input) => {
  const { access, signedOut = "UNAUTHORIZED", flag, limits, isShared } = procedure["~orpc"].meta;
  if (flag && !context.flags.includes(flag)) throw refusal("NOT_FOUND");
  // Known inputs are strict by their schema; a call without one must be just as strict.
  if (!procedure["~orpc"].inputSchema && Object.keys(input ?? {}).length > 0) throw refusal("BAD_REQUEST");
  if (!isWithinBounds(input) || !isStorable(input)) throw refusal("BAD_REQUEST");
  // What is the same for everybody must not be able to depend on who happened to ask first.
  const { actor, sessionId } = isShared ? SIGNED_OUT : await context.identify(context.asking.cookies);
  if (!can(actor, access)) throw new ORPCError(actor ? "FORBIDDEN" : signedOut);
  for (const limit of limits ?? []) await obey(context, path.join("."), actor, limit);
  const action = neededStepUp(procedure["~orpc"].meta);
  const factor =
    action && actor && sessionId
      ? await requireFactor(context, { userId: actor.id, sessionId, action, isUnattended: context.asking.isUnattended })
      : null;
  const own = await refuseOwn(context, { userId: actor?.id ?? null, procedure, input });
  return next({ context: { actor, sessionId, factor, own } });
});

/** Which factor stands for this call; `null` where none is asked for. Refuses everybody who must show one first. */
export async function requireFactor(
  { flags, stepUp, now }: Pick<Services, "flags" | "stepUp" | "now">,
  asked: Parameters<StepUp["check"]>[0],
): Promise<FactorMethod | null> {
  const { action } = asked;
  const { isForStaff } = STEP_UP[action];
  if (isForStaff && flags.includes("mfaBypass")) return null;
  const shown = await stepUp.check(asked, now());
  if (shown === "missing") throw refusal("MFA_REQUIRED", { action });
  if (shown !== "not-configured") return shown.method;
  if (isForStaff) throw refusal("MFA_NOT_CONFIGURED", { action });
  return null;
}

async function obey({ limits, asking }: Context, operation: string, actor: Actor, limit: RateLimit): Promise<void> {
  const who = limit.per === "account" && actor ? `user ${actor.id}` : `address ${asking.address}`;
  const retryAfterSeconds = await limits.consume(`${operation} ${who}`, limit);
  if (retryAfterSeconds !== null) throw refusal("TOO_MANY_REQUESTS", { retryAfterSeconds });
}

/** What the guard found out. */
interface GuardedContext extends ActorContext {
  /** The second factor shown for this call. */
  factor: FactorMethod | null;
  /** What of the many it is about is the asking person's own. */
  own: ReadonlySet<string>;
}

/** For domains whose calls all need a signed-in account: `context.user` is there, the compiler knows it. */
export const signedIn = call.$context<Context & GuardedContext>().middleware(async ({ next, context: { actor, sessionId } }) => {
  if (!actor || !sessionId) throw refusal("UNAUTHORIZED");
  return next({ context: { user: actor, sessionId } });
});
