import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { Email } from "../text.ts";
import { redactText } from "./redact-text.ts";

const UNLOCK_TOKEN = "aB3dE5gH7jK9mN1pQ3sT5vW7yZ9bC1dF";
const USER = "0198c2f4-7b1e-7c3a-9d2f-5a6b7c8d9e0f";
const JWT = "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N_XgL0n3I9PlFUP0THsR8U";

describe("what names somebody or opens something is replaced", () => {
  test.each([
    ["sign-in of ada@example.com failed", "sign-in of [email] failed"],
    ["to <ada.b+shop@mail.example.co.uk>, again", "to <[email]>, again"],
    ["o'brien@example.com 'ada@example.com'", "[email] '[email]'"],
    ["jürgen@müller.example und root@localhost", "[email] und [email]"],
    ["ada@127.0.0.1 via smtp", "[email] via smtp"],
    ["GET /unlock?email=ada%40example.com&next=%2Fcart", "GET /unlock?email=[email]&next=%2Fcart"],
    ["mailto:ada%2Bx%2540example.com", "mailto:[email]"],
    ["Key (email)=(a@b.c) already exists.", "Key (email)=([email]) already exists."],
    ["Key (user_id)=(42) is not present", "Key (user_id)=([id]) is not present"],
    ["Failing row contains (1, Ada, a@b.c, null).", "Failing row contains (…)"],
    ["postgres://blenda:hunter2@db.internal:5432/blenda", "postgres://[secret]@db.internal:5432/blenda"],
    ["your code is 123456.", "your code is [code]."],
    ["123456 is your code", "[code] is your code"],
    ["code=4/0AX4Xf&state=ok", "code=[code]&state=ok"],
    ["code: 12 wrong, code: 123 456 wrong", "code: 12 wrong, code: [code] wrong"],
    ['{"verificationCode":"9a8b7c"}', '{"verificationCode":"[code]"}'],
    ["backup code ABC123DEF456 used", "backup code [code] used"],
    ["backup code ABC1-23DE-F456 used", "backup code [code] used"],
    ["typed abc123def456", "typed [code]"],
    ["authorization: Bearer abc.def-ghi", "authorization: [token]"],
    ["sent Bearer abc123 to the api", "sent Bearer [token] to the api"],
    ["cookie: sid=abc; theme=dark", "cookie: [token]"],
    [`jwt ${JWT} expired`, "jwt [token] expired"],
    ["/reset?token=short&x=1", "/reset?token=[token]&x=1"],
    ['{\\"resetToken\\":\\"short\\"}', '{\\"resetToken\\":\\"[token]\\"}'],
    ["password=hunter2", "password=[secret]"],
    ["confirmPassword=hunter2&new_password=hunter3", "confirmPassword=[secret]&new_password=[secret]"],
    ["sessionToken: s3cr3t", "sessionToken: [token]"],
    [`/unlock-account/${UNLOCK_TOKEN}`, "/unlock-account/[token]"],
    [`${UNLOCK_TOKEN.toLowerCase()} and q7Rk-2mXp_9Zt4Wv8Ls1`, "[token] and [token]"],
    ["sk_test_51H8abCDeFgHiJkLmNoPqRs", "[token]"],
    ["sha 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b", "sha [token]"],
    ["AUTH PLAIN AGFkYQBzZWNyZXQ=", "AUTH PLAIN [token]"],
    ["wwBV+/C01Kw0oRTjzRcm+6/wzaAGQTroF1H/1yjpK1w= again", "[token] again"],
    ["lwrKY48f1hXYcw41auI-qb-IYIWacmjbkVMuacninkg", "[token]"],
    [`users/${USER}/avatar`, "users/[id]/avatar"],
    [`user${USER.toUpperCase()}x`, "user[id]x"],
    ["userId=42, uid: ada", "userId=[id], uid: [id]"],
    ["call +49 170 1234567 now", "call [phone] now"],
    ["call +1 (555) 123-4567, or %2B15551234567", "call [phone], or [phone]"],
    ["call (555) 123-4567 or 555-123-4567 or 555.123.4567", "call [phone] or [phone] or [phone]"],
    ["call 0170 1234567 or 030/1234567 or 020 7946 0958", "call [phone] or [phone] or [phone]"],
    ["call 555-1234 or 8-800-555-35-35", "call [phone] or [phone]"],
    ["phone: 5551234", "phone: [phone]"],
    ["first line\nerror: forged\r\n\u001b[31mred", "first line\\nerror: forged\\r\\n\uFFFD[31mred"],
    ["line\n123456\nada@example.com", "line\\n[code]\\n[email]"],
    ["escaped\\n123456", "escaped\\n[code]"],
  ])("%s", (text, expected) => {
    expect(redactText(text)).toBe(expected);
    expect(redactText(expected)).toBe(expected);
  });
});

describe("ordinary text stays as it is", () => {
  test.each([
    "1234 rows in 12.5 ms",
    "123456 bytes in 104857 ms, 250000 rows",
    "at 2026-01-31T09:00:00.000Z, expired 2026-01-31 09:00:00+01:00 on 31-01-2026",
    "listening on http://127.0.0.1:3000 and [::1]:54321",
    "node v26.10.0, pg 8.23.1, react@19.3.1, next@15.0.0-rc.1",
    "price $1234.56, 123456.78 EUR, €123456 and 12,345,678 in total",
    "tokens.buyPack failed; catalogue.productPage answered 404",
    "120 tokens added, tokens: 120, tokens=120",
    "error code: ECONNREFUSED, code=23, code: LOCKOUT_TEMPORARY, exitCode=1, statusCode: 404",
    "at buyPack (file:///srv/blenda/server/src/tokens/buy-pack.ts:123:45)",
    "at https://blenda.example/assets/pricing-screen-DbX9kQ2z.js:1:123456",
    "render@https://blenda.example/assets/index-DbX9kQ2z.js:123456:7",
    "node_modules/@fastify/rate-limit/index.js and node_modules/@orpc/server/dist/index.mjs",
    "server/migrations/0001_identity_users_and_sessions.sql",
    "backup-2026-01-31T09-00-00-000Z.tar, report-20260131-090000.csv",
    "Failed to execute 'drawImage' on 'CanvasRenderingContext2D': WebGL2RenderingContext, Float32Array",
    "getUserByIdOrThrowIfNone in AccountLockoutEmailUnlockService",
    "better-argon2id-wrapper needs es2024-modules-everywhere",
    'duplicate key value violates unique constraint "users_email_lower_unique_index"',
    "content-range: bytes 0-1048575/10485760",
    "max image size 10485760, at 1763180000000, 12345678901234567890 ns",
    "lines 10-20, 3/4 done, 99.95% of 100",
    "Unexpected token < in JSON at position 12",
    "the session ended, no cookie, no code, no phone, basic plan",
    "C:\\new\\readme.txt",
    "uid 0 is refused by PostgreSQL",
    "exited with code: null, token: missing, GET /Some/LongPath/ToProducts?page=",
    "PostgreSQL 18.4 on x86_64-pc-linux-gnu, compiled by gcc (Debian 12.2.0-14+deb12u1) 12.2.0, 64-bit",
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
    "order BL-2026-0001234 at 52.520008, 13.404954 with 0/16B3748",
    "LOCKOUT_EMAIL_UNLOCK_REQUIRED_2 SHA-256 utf8-to-utf16-conversion",
    "",
  ])("%s", (text) => {
    expect(redactText(text)).toBe(text);
  });
});

describe("for any text", () => {
  const anyText = fc.oneof(
    fc.string({ unit: "binary", maxLength: 200 }),
    fc.string({ maxLength: 200 }),
    fc
      .array(
        fc.oneof(
          fc.constantFrom(
            "code",
            "token",
            "=",
            ":",
            "@",
            "%40",
            "cookie: ",
            "Bearer ",
            "eyJ",
            "a.b",
            "\n",
            "\\n",
            "\\",
            "[email]",
            "[",
            "]",
            "(",
            " ",
          ),
          fc.constantFrom("+", "-", ".", "/", "0170", "555", "1234", "123456", "ABC123DEF456", "xY9", "'", '"', "://", "user_id", ")=("),
          fc.string({ maxLength: 8 }),
        ),
        { maxLength: 30 },
      )
      .map((parts) => parts.join("")),
  );

  test("redacting twice changes nothing more, and one text is one line", () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const once = redactText(text);
        expect(once).not.toMatch(/[\r\n]/);
        expect(redactText(once)).toBe(once);
      }),
      { numRuns: 3_000 },
    );
  });

  test("no planted address, id or unlock token survives", () => {
    const token = fc.string({
      unit: fc.constantFrom(..."ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz0123456789"),
      minLength: 32,
      maxLength: 32,
    });
    const isMixed = (text: string) => /\d/.test(text) && /[A-Za-z]/.test(text);
    // Of the addresses the standard allows, those that a sign-up accepts.
    const email = fc.emailAddress().filter((address) => Email.safeParse(address).success);
    const secret = fc.oneof(email, fc.uuid(), token.filter(isMixed));
    const around = fc.oneof(anyText, fc.constantFrom("mail to ", "(", "id=", "https://x.example/?a=1&b="));
    fc.assert(
      fc.property(around, secret, fc.oneof(anyText, fc.constant("")), (before, planted, after) => {
        expect(redactText(`${before} ${planted} ${after}`)).not.toContain(planted);
      }),
      { numRuns: 2_000 },
    );
  });

  test("no text makes it slow", () => {
    const pieces = "@|a@|a|1|1-|0170 |-eyJ|eyJa.|code=|code|(555) |+1 |%40|a_|aB/|://|cookie|[token]|\\| |'|é".split("|");
    for (const piece of pieces) {
      const text = piece.repeat(Math.ceil(8_000 / piece.length));
      // The quickest of five: what else the machine does slows the others.
      const rounds = Array.from({ length: 5 }, () => {
        const from = performance.now();
        redactText(`${text}!`);
        return performance.now() - from;
      });
      expect(Math.min(...rounds), piece).toBeLessThan(60);
    }
  });
});
