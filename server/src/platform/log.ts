import { redact } from "@blenda/domain/shared/redaction/redact";
import { onceAMinute } from "./once-a-minute.ts";

/** What went wrong, and why. Nothing reaches the output before `redact` has seen it. */
export interface Log {
  error(what: string, cause?: unknown): void;
  warn(what: string, cause?: unknown): void;
  info(what: string, cause?: unknown): void;
  /** For warnings strangers can cause: see `once-a-minute.ts`. */
  warnOnceAMinute(what: string, cause: unknown): void;
}

/** One line of the log, after `redact` has seen it. */
export interface LogEntry {
  at: string;
  level: string;
  what: unknown;
  cause?: unknown;
  requestId?: unknown;
}

/** 1: errors. 2: and warnings (spec 1 §9). 3: and what is merely good to know. */
export type LogLevel = 1 | 2 | 3;

interface LogOptions {
  level: LogLevel;
  /** `json`: one line of JSON per entry, for machines. `text`: for the eyes of a developer. */
  style?: "json" | "text";
  write?: (line: string) => void;
  now?: () => Date;
  /** Of the request being answered, if any. Made by us and short: a long random one would be taken for a token. */
  requestId?: () => string | undefined;
  /** Keeps it for staff, besides. */
  keep?: (entry: LogEntry) => void;
}

const RANK = { error: 1, warn: 2, info: 3 } as const;

export function makeLog({ level, style = "json", write = toStderr, now = () => new Date(), requestId, keep }: LogOptions): Log {
  const say = (kind: keyof typeof RANK) => (what: string, cause?: unknown) => {
    if (RANK[kind] > level) return;
    try {
      const id = requestId?.();
      const entry: LogEntry = {
        at: now().toISOString(),
        level: kind,
        what: redact(what),
        ...(cause !== undefined && { cause: redact(cause) }),
        ...(id !== undefined && { requestId: redact(id) }),
      };
      keep?.(entry);
      write(style === "json" ? JSON.stringify(entry) : readable(entry));
    } catch {
      // A log that cannot be written must not take the work down with it.
    }
  };
  const warn = say("warn");
  return { error: say("error"), warn, info: say("info"), warnOnceAMinute: onceAMinute(warn) };
}

function readable({ at, level, what, cause, requestId }: LogEntry): string {
  const head = `${at.slice(11, 23)} ${level.padEnd(5)} ${requestId === undefined ? "" : `(${requestId}) `}${what}`;
  return [head, ...told(cause)].join("\n  ");
}

/** An error as it is known from a terminal: what, where, and what caused it. */
function told(cause: unknown): string[] {
  if (cause === undefined) return [];
  if (typeof cause !== "object" || cause === null || !("message" in cause)) return [JSON.stringify(cause)];
  const error = cause as { name?: unknown; message: unknown; code?: unknown; stack?: unknown; cause?: unknown };
  const places = Array.isArray(error.stack) ? error.stack.map((place) => `  ${place}`) : [];
  return [`${error.name}: ${error.message}${error.code === undefined ? "" : ` (${error.code})`}`, ...places, ...told(error.cause)];
}

const toStderr = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** For tests that make things fail on purpose. */
export const silentLog: Log = { error() {}, warn() {}, info() {}, warnOnceAMinute() {} };
