import { z } from "zod";
import { FLAGS } from "../access/flags.ts";
import { Instant } from "../shared/time.ts";

/** The parts a working product has. */
export const CHECKS = ["database", "jobs", "mail", "search", "storage"] as const;

export const Status = z.object({
  /** Degraded: something is missing that can wait. */
  status: z.enum(["ok", "degraded", "failing"]),
  checks: z.array(z.object({ name: z.enum(CHECKS), isOk: z.boolean() })),
  checkedAt: Instant,
});
export type Status = z.infer<typeof Status>;

/** `none`: no look was taken at that time. */
export const HEALTH_STATES = ["ok", "warn", "bad", "none"] as const;
export type HealthState = (typeof HEALTH_STATES)[number];

export const HealthPart = z.object({
  /** As the domain that has it declares it. */
  name: z.string(),
  label: z.string(),
  state: z.enum(HEALTH_STATES),
  /** The number that matters, in words: "6 ms", "11 waiting". */
  figure: z.string(),
  /** What is wrong, where something is. */
  note: z.string().nullable(),
  /** The worst of each stretch of time, the oldest first. */
  marks: z.array(z.enum(HEALTH_STATES)),
  /** Of the looks that were taken, the share that found it working; `null` before the first. */
  workingShare: z.number().nullable(),
});
export type HealthPart = z.infer<typeof HealthPart>;

export const Health = z.object({
  status: Status.shape.status,
  checkedAt: Instant,
  parts: z.array(HealthPart),
  /** How many jobs were waiting at each look of the last day. */
  queueDepth: z.array(z.object({ at: Instant, waiting: z.int() })),
  sizes: z.object({
    databaseBytes: z.int(),
    /** `null` where the files are not on this machine's disk. */
    disk: z.object({ freeBytes: z.int(), totalBytes: z.int() }).nullable(),
    largestTables: z.array(z.object({ name: z.string(), bytes: z.int() })),
  }),
});
export type Health = z.infer<typeof Health>;

export const Queue = z.object({
  name: z.string(),
  /** When it runs by itself, in UTC. */
  cron: z.string().nullable(),
  waiting: z.int(),
  running: z.int(),
  failed: z.int(),
  /** Since when the oldest one waits whose time has come. */
  oldestAt: Instant.nullable(),
});
export type Queue = z.infer<typeof Queue>;

export const JobId = z.uuid().max(36);
export const FailedJob = z.object({
  id: z.string(),
  queue: z.string(),
  failedAt: Instant,
  attempts: z.int(),
  /** Redacted. */
  error: z.string(),
});
export type FailedJob = z.infer<typeof FailedJob>;

/** Work that waits in a table of its own, and is never failed: what could not be done now is put off. */
export const Line = Queue.pick({ name: true, waiting: true, running: true, oldestAt: true }).extend({
  label: z.string(),
  /** Put off within a day. */
  timeouts: z.int(),
});
export type Line = z.infer<typeof Line>;

export const Queues = z.object({ queues: z.array(Queue), lines: z.array(Line), failed: z.array(FailedJob) });
export type Queues = z.infer<typeof Queues>;

export const EventId = z.int().min(1).max(2_000_000_000);
/** An event no listener could handle within an hour of trying. */
export const ParkedEvent = z.object({
  id: z.int(),
  name: z.string(),
  aggregate: z.string(),
  attempts: z.int(),
  createdAt: Instant,
  parkedAt: Instant,
});
export type ParkedEvent = z.infer<typeof ParkedEvent>;

/** All alarms of one name since the last one that was acknowledged. */
export const Alarm = z.object({
  /** The newest of them. */
  id: z.int(),
  name: z.string(),
  count: z.int(),
  firstAt: Instant,
  lastAt: Instant,
  /** Of the newest, redacted. */
  detail: z.string(),
  acknowledged: z.object({ by: z.string().nullable(), at: Instant, note: z.string() }).nullable(),
});
export type Alarm = z.infer<typeof Alarm>;
export const AlarmId = z.int().min(1).max(2_000_000_000);

export const ERROR_LEVELS = ["error", "warn"] as const;
/** Errors that are the same but for the values in them. */
export const ErrorGroup = z.object({
  id: z.string(),
  level: z.enum(ERROR_LEVELS),
  what: z.string(),
  /** Name and code of the error, where there was one. */
  kind: z.string().nullable(),
  message: z.string().nullable(),
  /** Where in our code, without values. */
  place: z.string().nullable(),
  count: z.int(),
  firstAt: Instant,
  lastAt: Instant,
  lastRequestId: z.string().nullable(),
});
export type ErrorGroup = z.infer<typeof ErrorGroup>;

export const BuildFacts = z.object({
  /** Of the clone that runs, where it is one. */
  commit: z.string().nullable(),
  environment: z.enum(["live", "demo"]),
  node: z.string(),
  postgres: z.string(),
  migration: z.string(),
  /** Applied to this database, and known to this version. */
  migrations: z.object({ applied: z.int(), known: z.int() }),
  startedAt: Instant,
  generator: z.string(),
  payments: z.string(),
  flags: z.array(z.object({ name: z.enum(FLAGS), isOn: z.boolean() })),
});
export type BuildFacts = z.infer<typeof BuildFacts>;
