import pg from "pg";

declare module "pg" {
  interface Client {
    /** What a connection begins with; the driver's types leave it out. */
    getStartupConf(): Record<string, string>;
  }
}

/** A machine that vanished says nothing: so long after the last word it is asked whether it is still there. */
const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 10_000 } as const;

/**
 * A connection to PostgreSQL, and the only kind this server opens: in a pool, for the jobs, to listen, to stream. It listens to
 * its own loss. The holder of a plain one between two statements hears nothing of it, and an error without a listener ends the
 * process; here the next statement fails instead, and its caller is told.
 */
export class Connection extends pg.Client {
  constructor(config: pg.ClientConfig = {}) {
    super({ ...KEEP_ALIVE, ...config });
    this.on("error", () => {});
  }

  /**
   * In UTC, whatever the machine or the database is set to: there an instant is written as we read it, and a day begins when ours does. In other
   * zones an instant of a hundred years ago has seconds in its offset, which no date can read.
   */
  override getStartupConf() {
    return { ...super.getStartupConf(), TimeZone: "UTC" };
  }
}

/**
 * Of the network's errors those that say the other side is not there. A missing file has one of these codes too, but is never connected to.
 */
const UNREACHABLE = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ERR_STREAM_DESTROYED)$/;
/** Of PostgreSQL's: the connection broke, it is stopping or starting, it has no place left, or it is a replica that may only be read. */
const AWAY = /^(08...|57P0.|53300|25006)$/;
/** The driver's own words for a connection that is no more; they have no code. */
const BROKEN =
  /^Connection terminated|timeout exceeded when trying to connect|not queryable|^Client was closed|^Postgres connection has been discarded|after calling end on the pool|^driver has already been destroyed/;

interface ErrorFacts {
  code?: unknown;
  syscall?: unknown;
  message?: unknown;
  errors?: unknown;
  cause?: unknown;
}

/** Whether PostgreSQL could not be reached or went away in the middle, as opposed to having refused something. */
export function isUnavailable(error: unknown): boolean {
  if (!error || typeof error !== "object") return false;
  const { code, syscall, errors } = error as ErrorFacts;
  const isUnreachable = typeof code === "string" && (UNREACHABLE.test(code) || (code === "ENOENT" && syscall === "connect"));
  // A name with several addresses fails once for each.
  return isUnreachable || saysAway(error) || (Array.isArray(errors) && errors.some(isUnavailable));
}

/**
 * Codes that only PostgreSQL or its driver uses, also from inside another error. An unreachable network inside one may be that of
 * any other service.
 */
function saysAway({ code, message, cause }: ErrorFacts): boolean {
  if (typeof code === "string" && AWAY.test(code)) return true;
  if (typeof message === "string" && BROKEN.test(message)) return true;
  return typeof cause === "object" && cause !== null && saysAway(cause);
}
