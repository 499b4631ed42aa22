import { once } from "node:events";
import { type AddressInfo, createServer, type Server } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, describe, expect, test } from "vitest";
import { MailNotSent, MailRefused, MailUnknown, makeSmtp } from "./smtp.ts";

const FROM = "shop@blenda.test";
const letter = { to: "ada@example.com", subject: "Welcome", text: "Hello" };
const closers: (() => Promise<unknown> | undefined)[] = [];

afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function listening(server: Server | SMTPServer["server"]): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

interface ReceivedMail {
  from: string;
  to: string[];
  raw: string;
}

/** A real post office that keeps what it takes. */
async function postOffice(options: SMTPServerOptions = {}) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS", "AUTH"],
    onData: (stream, { envelope }, done) => {
      void text(stream).then((raw) => {
        received.push({
          from: envelope.mailFrom === false ? "" : envelope.mailFrom.address,
          to: envelope.rcptTo.map(({ address }) => address),
          raw,
        });
        done();
      });
    },
    ...options,
  });
  server.on("error", () => {});
  const url = await listening(server.server);
  closers.push(() => new Promise<void>((resolve) => server.close(resolve)));
  return { url, received };
}

/** Says what it is told to say, and hangs up when it has nothing more to say. Without an answer to the text, that is a lost connection. */
async function scripted(greeting: string, answers: Record<string, string | undefined>) {
  const heard: string[] = [];
  const server = createServer((socket) => {
    let isText = false;
    socket.on("error", () => {});
    socket.write(`${greeting}\r\n`);
    socket.on("data", (chunk) => {
      for (const line of String(chunk).split("\r\n").filter(Boolean)) {
        if (isText && line !== ".") continue;
        heard.push(line);
        const answer = answers[line.split(/[ :]/)[0] as string];
        if (!answer) return socket.destroy();
        isText = answer.startsWith("354");
        socket.write(`${answer}\r\n`);
      }
    });
  });
  const url = await listening(server);
  closers.push(() => new Promise((resolve) => server.close(resolve)));
  return { url, heard };
}

const WILLING = { EHLO: "250 ok", MAIL: "250 ok", RCPT: "250 ok", DATA: "354 go on" };
/** Hangs up when the post office closes, or it would wait for the line that rests. */
function opened(url: string) {
  const mail = makeSmtp({ url, from: FROM });
  closers.unshift(async () => mail.close());
  return mail;
}
const outcome = (url: string, changes: Partial<typeof letter> = {}) =>
  opened(url)
    .send({ ...letter, ...changes })
    .then(
      () => "sent",
      (error: unknown) => error,
    );

test("a mail arrives with its parts", async () => {
  const { url, received } = await postOffice();
  const mail = opened(url);
  await mail.check();
  await mail.send({
    ...letter,
    html: "<p>Hello</p>",
    replyTo: "grace@example.com",
    headers: { "List-Unsubscribe": "<https://blenda.test/u>" },
  });
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ from: FROM, to: ["ada@example.com"] });
  for (const part of [
    "From: Blenda <shop@blenda.test>",
    "To: ada@example.com",
    "Subject: Welcome",
    "Reply-To: grace@example.com",
    "List-Unsubscribe: <https://blenda.test/u>",
    "<p>Hello</p>",
  ]) {
    expect(received[0]?.raw).toContain(part);
  }
});

test("a password from the address logs in", async () => {
  const logins: unknown[] = [];
  const { url } = await postOffice({
    disabledCommands: ["STARTTLS"],
    authMethods: ["PLAIN"],
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) => {
      logins.push([username, password]);
      done(password === "p@ss" ? null : new Error("no"), { user: username });
    },
  });
  expect(await outcome(url.replace("//", "//shop:p%40ss@"))).toBe("sent");
  expect(await outcome(url.replace("//", "//shop:wrong@"))).toBeInstanceOf(MailNotSent);
  expect(logins).toEqual([
    ["shop", "p@ss"],
    ["shop", "wrong"],
  ]);
});

describe("a permanent answer to the mail itself is a refusal: never send it again", () => {
  test.each([
    ["the sender", { ...WILLING, MAIL: "550 no" }],
    ["the recipient", { ...WILLING, RCPT: "550 unknown user" }],
    ["the beginning of the text", { ...WILLING, DATA: "554 no" }],
    ["the text", { ...WILLING, ".": "552 looks like spam" }],
  ])("%s", async (_what, answers) => {
    expect(await outcome((await scripted("220 hello", answers)).url)).toBeInstanceOf(MailRefused);
  });
});

describe("what was certainly not accepted may be sent again", () => {
  test.each([
    ["a greeting that turns everybody away", "554 closed today", {}],
    ["a hang-up before any answer", "220 hello", {}],
    ["a busy sender check", "220 hello", { ...WILLING, MAIL: "451 later" }],
    ["a greylisted recipient", "220 hello", { ...WILLING, RCPT: "450 later" }],
    ["a hang-up at the recipient", "220 hello", { ...WILLING, RCPT: undefined }],
    ["a hang-up before the text was asked for", "220 hello", { ...WILLING, DATA: undefined }],
    ["a text not taken for now", "220 hello", { ...WILLING, ".": "452 disk full" }],
    ["commands in the wrong order", "220 hello", { ...WILLING, MAIL: "503 bad sequence" }],
  ])("%s", async (_what, greeting, answers) => {
    expect(await outcome((await scripted(greeting, answers)).url)).toBeInstanceOf(MailNotSent);
  });

  test("nobody listens", async () => {
    const server = createServer();
    const url = await listening(server);
    await new Promise((resolve) => server.close(resolve));
    expect(await outcome(url)).toBeInstanceOf(MailNotSent);
    await expect(makeSmtp({ url, from: FROM }).check()).rejects.toThrow();
  });
});

test("a connection lost after the text was sent leaves the mail unknown", async () => {
  const { url, heard } = await scripted("220 hello", WILLING);
  expect(await outcome(url)).toBeInstanceOf(MailUnknown);
  expect(heard.at(-1)).toBe(".");
});

test("closing ends a mail that is under way", async () => {
  const asked = Promise.withResolvers<void>();
  const { url } = await postOffice({ onMailFrom: () => asked.resolve() });
  const mail = opened(url);
  const sending = mail.send(letter).catch((error: unknown) => error);
  await asked.promise;
  mail.close();
  expect(await sending).toBeInstanceOf(MailNotSent);
});

describe("mails that leave one after the other share a line", () => {
  const counted = async (options: SMTPServerOptions = {}) => {
    let lines = 0;
    const office = await postOffice({
      onConnect: (_session, done) => {
        lines++;
        done();
      },
      ...options,
    });
    return { ...office, lines: () => lines };
  };

  test("ten mails over one, ten at once over ten, each taken once", async () => {
    const { url, received, lines } = await counted();
    const mail = opened(url);
    for (let n = 0; n < 10; n++) await mail.send({ ...letter, subject: `Number ${n}` });
    expect(lines()).toBe(1);
    await Promise.all(Array.from({ length: 10 }, (_, n) => mail.send({ ...letter, subject: `Number ${n + 10}` })));
    expect(lines()).toBe(10);
    expect(new Set(received.map(({ raw }) => /^Subject: (.*)$/m.exec(raw)?.[1])).size).toBe(20);
    expect(received).toHaveLength(20);
  });

  test("a line takes no more than a hundred", async () => {
    const { url, received, lines } = await counted();
    const mail = opened(url);
    for (let n = 0; n < 101; n++) await mail.send(letter);
    expect(lines()).toBe(2);
    expect(received).toHaveLength(101);
  });

  test("a line the post office closed meanwhile, or wants to close, costs nobody a mail", async () => {
    const { url, received, lines } = await counted({
      onMailFrom: ({ address }, session, done) => {
        const isUsed = (session as { used?: boolean }).used;
        Object.assign(session, { used: true });
        done(isUsed ? Object.assign(new Error(`no more from ${address} on this line`), { responseCode: 421 }) : null);
      },
    });
    const mail = opened(url);
    for (let n = 0; n < 3; n++) await mail.send(letter);
    expect(received).toHaveLength(3);
    expect(lines()).toBe(3);
  });

  test("a refusal is its own, and the next mail leaves", async () => {
    const { url, received } = await counted({
      onRcptTo: ({ address }, _session, done) =>
        done(address.startsWith("nobody") ? Object.assign(new Error("unknown user"), { responseCode: 550 }) : null),
    });
    const mail = opened(url);
    await mail.send(letter);
    await expect(mail.send({ ...letter, to: "nobody@example.com" })).rejects.toBeInstanceOf(MailRefused);
    await mail.send(letter);
    expect(received).toHaveLength(2);
  });

  test("a line that breaks while the text is on its way leaves that mail unknown, also when it was used before", async () => {
    const { url, received, lines } = await counted({
      onData: (stream, session, done) => {
        void text(stream).then((raw) => {
          received.push({ from: "", to: session.envelope.rcptTo.map(({ address }) => address), raw });
          if (received.length === 1) done();
        });
      },
    });
    const mail = opened(url);
    await mail.send(letter);
    const sending = mail.send({ ...letter, to: "bob@example.com" }).catch((error: unknown) => error);
    while (received.length < 2) await new Promise(setImmediate);
    mail.close();
    expect(await sending).toBeInstanceOf(MailUnknown);
    expect(lines()).toBe(1);
  });
});

test("no field can add a header or a recipient", async () => {
  const { url, received } = await postOffice();
  const evil = "x\r\nBcc: eve@example.com\r\n\r\nforged";
  const mail = opened(url);
  await mail.send({ ...letter, subject: evil, headers: { "X-Note": evil } });
  const [head] = (received[0]?.raw ?? "").split("\r\n\r\n");
  expect(received[0]?.to).toEqual(["ada@example.com"]);
  expect(head).not.toMatch(/^Bcc:/im);
  expect(head).toMatch(/^Subject: x Bcc: eve@example.com forged$/m);
  for (const to of ["a@b.c, eve@example.com", "a@b.c\r\nRCPT TO:<eve@example.com>", "Ada <a@b.c>", "a@b.c>", "", "nobody"]) {
    await expect(mail.send({ ...letter, to }), to).rejects.toBeInstanceOf(MailRefused);
    await expect(mail.send({ ...letter, replyTo: to }), to).rejects.toBeInstanceOf(MailRefused);
  }
  for (const name of ["Bcc", "to", "Content-Type", "X-A: b\r\nBcc", "Resent-To", ""]) {
    await expect(mail.send({ ...letter, headers: { [name]: "x" } }), name).rejects.toThrow("may not set this header");
  }
  expect(received).toHaveLength(1);
});
