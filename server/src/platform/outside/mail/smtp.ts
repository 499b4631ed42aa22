import { Readable } from "node:stream";
import { BRAND } from "@blenda/domain/shared/brand";
import type SMTPConnection from "nodemailer/lib/smtp-connection";

interface Letter {
  to: string;
  subject: string;
  text: string;
  html?: string;
  replyTo?: string;
  headers?: Record<string, string>;
}

export interface MailTransport {
  /** Returns when the post office has taken the mail; otherwise throws one of the three failures below. */
  send(letter: Letter): Promise<void>;
  /** Throws when no mail could leave at the moment. */
  check(): Promise<void>;
  close(): void;
}

/** The post office will never take this mail: sending it again would only be refused again. */
export class MailRefused extends Error {
  override name = "MailRefused";
}

/** Certainly not accepted, for a reason that may pass: send it again later. */
export class MailNotSent extends Error {
  override name = "MailNotSent";
}

/** The connection ended while the text was on its way: it may have been accepted. Nothing may send it again by itself. */
export class MailUnknown extends Error {
  override name = "MailUnknown";
}

const TIMEOUTS = { connectionTimeout: 15_000, greetingTimeout: 15_000, dnsTimeout: 10_000, socketTimeout: 120_000 } as const;
const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[?::1\]?)$/;

/** So long a line rests before it is hung up; most post offices wait minutes. */
const REST_MS = 5_000;
/** Some take only so many mails on one line. */
const MOST_PER_LINE = 100;

/** An open connection to the post office. */
interface Line {
  connection: SMTPConnection;
  /** Rejects when it breaks or is closed, by whichever side. */
  lost: Promise<never>;
  sent: number;
  rest?: NodeJS.Timeout;
}

/**
 * Mails that leave one after the other share a line: greeting, encryption and password cost more than a mail. There are never more
 * lines than mails under way at once. A connection is ours and not the library's pool: that one may send a mail again by itself
 * when a line breaks, when it can't be known whether it had been taken.
 */
export function makeSmtp({ url, from }: { url: string; from: string }): MailTransport {
  const open = new Set<Line>();
  const resting: Line[] = [];

  async function dial(): Promise<Line> {
    const { connection, auth } = await prepare(url);
    // Errors arrive at any time, and a connection that we close ourselves forgets the call that waits for it.
    const lost = Promise.withResolvers<never>();
    connection.on("error", lost.reject);
    connection.on("end", () => lost.reject(new Error("the connection was closed")));
    const line: Line = { connection, lost: lost.promise, sent: 0 };
    line.lost.catch(() => hangUp(line));
    open.add(line);
    await whileOpen(line, async () => {
      await settled((done) => connection.connect(done));
      if (auth) await settled((done) => connection.login({ credentials: auth }, done));
    });
    return line;
  }

  /** What goes wrong on a line ends it. */
  async function whileOpen(line: Line, work: () => Promise<void>): Promise<void> {
    try {
      await Promise.race([work(), line.lost]);
    } catch (error) {
      hangUp(line);
      throw error;
    }
  }

  function hangUp(line: Line): void {
    clearTimeout(line.rest);
    open.delete(line);
    const at = resting.indexOf(line);
    if (at >= 0) resting.splice(at, 1);
    line.connection.close();
  }

  function layDown(line: Line): void {
    if (line.sent >= MOST_PER_LINE) return void hangUp(line);
    line.rest = setTimeout(() => hangUp(line), REST_MS).unref();
    resting.push(line);
  }

  function takeRested(): Line | undefined {
    const line = resting.pop();
    clearTimeout(line?.rest);
    return line;
  }

  async function sendOn(found: Line | Promise<Line>, to: string, message: Buffer): Promise<void> {
    let hasBegun = false;
    // It is read from only once the other side has asked for the text.
    const body = new Readable({
      read() {
        hasBegun = true;
        this.push(message);
        this.push(null);
      },
    });
    try {
      const line = await found;
      await whileOpen(line, () => settled((done) => line.connection.send({ from, to: [to], size: message.length }, body, done)));
      line.sent++;
      layDown(line);
    } catch (error) {
      throw failureOf(error as SmtpError, hasBegun);
    }
  }

  return {
    async send(letter) {
      const message = await compose(letter, from);
      const rested = takeRested();
      if (!rested) return sendOn(dial(), letter.to, message);
      try {
        await sendOn(rested, letter.to, message);
      } catch (error) {
        if (!hadHungUp(error)) throw error;
        await sendOn(dial(), letter.to, message);
      }
    },
    check: async () => hangUp(await dial()),
    close() {
      for (const line of open) hangUp(line);
    },
  };
}

/** Meanwhile the other side had closed the line, or takes no more on it: nothing of the mail was taken, and another line will do. */
function hadHungUp(error: unknown): boolean {
  if (!(error instanceof MailNotSent)) return false;
  const { responseCode } = error.cause as SmtpError;
  return responseCode === undefined || responseCode === LINE_CLOSING;
}
const LINE_CLOSING = 421;

/**
 * The library is loaded with the first mail: a server that sends none does not carry it.
 * A password leaves this machine encrypted or not at all, unless the address itself says `?requireTLS=false`.
 */
async function prepare(url: string) {
  const [{ default: Connection }, { parseConnectionUrl }] = await Promise.all([
    import("nodemailer/lib/smtp-connection"),
    import("nodemailer/lib/shared"),
  ]);
  const { auth, ...options } = parseConnectionUrl(url);
  const requireTLS = auth !== undefined && !LOOPBACK.test(options.host ?? "");
  return { connection: new Connection({ ...TIMEOUTS, requireTLS, ...options }), auth };
}

function settled(start: (done: (error?: Error | null) => void) => void): Promise<void> {
  return new Promise((resolve, reject) => start((error) => (error ? reject(error) : resolve())));
}

interface SmtpError extends Error {
  code?: string;
  command?: string;
  responseCode?: number;
}

/** Only answers to the mail itself can refuse it: an answer to our greeting or password says nothing about the mail. */
function failureOf(error: SmtpError, hasBegun: boolean): Error {
  const { responseCode, command = "" } = error;
  const isAboutMail = /^(?:MAIL FROM|RCPT TO|DATA|API)$/.test(command);
  if (responseCode === undefined && hasBegun) return new MailUnknown("the connection ended before an answer", { cause: error });
  // 503 complains about the order of commands, not about the mail.
  const isForGood =
    responseCode === undefined ? /^E(?:ENVELOPE|MESSAGE)$/.test(error.code ?? "") : responseCode >= 500 && responseCode !== 503;
  if (isAboutMail && isForGood) return new MailRefused(`the mail was refused${said(responseCode)}`, { cause: error });
  return new MailNotSent(`the mail was not accepted${said(responseCode)}`, { cause: error });
}

const said = (responseCode: number | undefined) => (responseCode === undefined ? "" : ` with ${responseCode}`);

const ADDRESS = /^[^\s<>()[\]\\,;:"@\p{Cc}]{1,64}@[^\s<>()[\]\\,;:"@\p{Cc}]{1,255}$/u;
const HEADER_NAME = /^[A-Za-z][A-Za-z0-9-]{0,63}$/;
/** Who a mail is from and to, and how it is built, is said above, in one place only. */
const OWN_HEADERS = /^(?:from|sender|to|cc|bcc|reply-to|subject|date|message-id|mime-version|return-path|resent-.*|content-.*)$/i;

async function compose({ to, subject, text, html, replyTo, headers = {} }: Letter, from: string): Promise<Buffer> {
  for (const address of [from, to, replyTo ?? to]) if (!ADDRESS.test(address)) throw new MailRefused("not one plain address");
  for (const name of Object.keys(headers)) {
    if (!HEADER_NAME.test(name) || OWN_HEADERS.test(name)) throw new TypeError("a mail may not set this header");
  }
  const { default: MailComposer } = await import("nodemailer/lib/mail-composer");
  const composer = new MailComposer({
    from: { name: BRAND.name, address: from },
    to: { name: "", address: to },
    subject: oneLine(subject),
    text,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, oneLine(value)])),
    ...(html !== undefined && { html }),
    ...(replyTo !== undefined && { replyTo: { name: "", address: replyTo } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

/** A line break in a header would begin another header. */
const oneLine = (value: string) => value.toWellFormed().replace(/[\p{Cc}\u2028\u2029]+/gu, " ");
