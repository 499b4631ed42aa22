/** What a log may say instead of the thing itself. */
type Mark = "[email]" | "[code]" | "[token]" | "[id]" | "[phone]" | "[secret]" | "[ip]";

/** Longer texts are cut: a log line is read by people, and every rule below costs time per character. */
const MAX_CHARACTERS = 8_000;

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const URL_LOGIN = /:\/\/[^\s/?#@[\]"'<>]{1,512}@/g;
const JWT = /(?<![\w-])eyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g;
const BEARER = /\bBearer[ +]{1,4}[^\s"',;\\)\]}[]+/gi;
const HEADER = /\b((?:set-)?cookie|(?:proxy-)?authorization)(["']?[ ]{0,2}[:=][ ]{0,2}["']?)[^\r\n"'\\]+/gi;
/** PostgreSQL repeats the whole row that broke a rule. */
const FAILING_ROW = /(Failing row contains )\([^\r\n]*/g;
/** `code=…`, `"resetToken":"…"`, `Key (user_id)=(…)`, `phone%3D…`: the name says what follows. */
const NAMED =
  /(?<![a-z])([a-z]{0,40}[_-]?(?:token|password|passwd|secret|session|session[_-]?id|api[_-]?key)|(?:backup|verification|mfa|totp|sms|reset|unlock|auth|oauth|user|contact|mobile)?[_-]?(?:code|otp|uid|sid|user[_-]?id|phone|phone[_-]?number))(["'\\)]{0,3} {0,2}(?:[:=]|%3D) {0,2}[\\"'([]{0,3})(?!\[?(?:email|code|token|id|phone|secret|ip)\])(\d{3}[ -]\d{3}(?!\d)|[^\s"'\\&,;()<>[\]{}|]+)/gi;
/** Slashes are part of it; the padding tells it from a path. */
const BASE64 = /(?<![A-Za-z0-9+/])[A-Za-z0-9+/]{12,}={1,2}(?![\w/])/g;
const RANDOM_RUN = /[A-Za-z0-9_+-]{20,}={0,2}/g;
const PHONES = [
  /(?<![\w+])(?:\+|%2B)\d(?:[ .()/-]{0,2}\d){6,14}(?!\d)/gi,
  /(?<![\w.,:-])(?:1[ .-])?\(\d{2,5}\) ?-?\d{3,4}[ -]?\d{3,5}(?![\w-])/g,
  /(?<![\w.,:/-])(?:1[ .-])?\d{3}([ .-])\d{3}\1\d{4}(?![\w-]|\.\d)/g,
  /(?<![\w.,:/-])\d{3}-\d{4}(?![\w/-]|\.\d)/g,
  /(?<![\w.,:/-])(?!\d{2}[ /-]\d{2}[ /-](?:19|20)\d\d(?!\d))0\d{1,4}[ /-]\d{2,8}(?:[ -]?\d{2,4}){0,4}(?![\w:-]|\.\d)/g,
  /(?<![\w.,:/-])(?!(?:19|20)\d\d-[01]\d-|\d\d?-\d\d?-(?:19|20)\d\d(?!\d))\d{1,4}(?:-\d{2,4}){2,5}(?![\w:-]|\.\d)/g,
];
/** Six digits on their own. Not the column of a stack line, a fraction, a price, a time in a file name, or a count with its unit. */
const SIX_DIGITS =
  /(?<![\w$€£]|[\w]-|\d[.,:]|[$€£] )\d{6}(?![\w]|-\w|[.,]\d|:\d| ?(?:ms|µs|us|ns|s|bytes|B|kB|KB|MB|rows|entries|requests)\b| ?[€$£])/g;
const BACKUP_CODE = /(?<![\w.-])(?:[A-Za-z0-9]{12}|[A-Z0-9]{4}([ -])[A-Z0-9]{4}\1[A-Z0-9]{4})(?![\w-])/g;

/** One text from anywhere, as one line without names and keys. */
export function redactText(text: string): string {
  // A mark ends a word, so what stood glued to a secret may be seen only now. Ordinary text is done after one look.
  let before = text;
  for (let look = 0; look < 5; look += 1) {
    const after = lookOnce(before);
    if (after === before) break;
    before = after;
  }
  return before;
}

function lookOnce(text: string): string {
  let out = cut(text)
    .replace(/\\n/g, "\n")
    .replace(/\\r/g, "\r")
    .replace(/[^\P{Cc}\r\n]|[\u2028\u2029]/gu, "\uFFFD")
    .replace(FAILING_ROW, "$1(…)")
    .replace(URL_LOGIN, "://[secret]@");
  out = withoutEmails(out)
    .replace(HEADER, "$1$2[token]")
    .replace(BEARER, "Bearer [token]")
    .replace(JWT, "[token]")
    .replace(UUID, "[id]")
    .replace(NAMED, (whole, name: string, between: string, value: string) =>
      isHarmless(name, value) ? whole : `${name}${between}${markFor(name)}`,
    )
    .replace(BASE64, (run) => (isNoise(run.replace(/[+/=]/g, "")) ? "[token]" : run))
    .replace(RANDOM_RUN, (run) => (isRandom(run) ? "[token]" : run));
  for (const phone of PHONES) out = out.replace(phone, (found) => (countDigits(found) >= 7 ? "[phone]" : found));
  return out
    .replace(SIX_DIGITS, "[code]")
    .replace(BACKUP_CODE, (found) => (isBackupCode(found) ? "[code]" : found))
    .replaceAll("\r", "\\r")
    .replaceAll("\n", "\\n");
}

/** Cut between words, so that no half of an address is left where no rule would know it. */
function cut(text: string): string {
  if (text.length <= MAX_CHARACTERS) return text;
  const space = text.lastIndexOf(" ", MAX_CHARACTERS - 2);
  return `${text.slice(0, space > MAX_CHARACTERS / 2 ? space : MAX_CHARACTERS - 2)} …`;
}

const AT = /@|＠|%40|%2540/g;
const LOCAL = /[\p{L}\p{N}\p{M}._%+'!#$*^`~-]/u;
const DOMAIN = /[\p{L}\p{N}\p{M}.-]{1,255}/uy;
/** A name with a word in it, or four numbers. `react@19.3.1` and `checkout@v4` are versions. */
const IS_HOST = /(?:^|\.)(?!v\d)\p{L}|^\d{1,3}(?:\.\d{1,3}){3}/u;

/** Walks from one at-sign to the next, looking left and right of it: one pass, whatever the text is. */
function withoutEmails(text: string): string {
  let out = "";
  let done = 0;
  let floor = 0;
  for (const at of text.matchAll(AT)) {
    const right = at.index + at[0].length;
    DOMAIN.lastIndex = right;
    const domain = DOMAIN.exec(text)?.[0].replace(/[.-]{1,255}$/, "") ?? "";
    let start = at.index;
    while (start > floor && LOCAL.test(text[start - 1] as string)) start -= 1;
    while (text[start] === "'") start += 1;
    floor = right;
    // Firefox writes a stack line as `name@https://…`.
    if (start >= at.index || !IS_HOST.test(domain) || text.startsWith("://", right + domain.length)) continue;
    out += `${text.slice(done, start)}[email]`;
    floor = done = right + domain.length;
  }
  return out + text.slice(done);
}

/** Which mark a name asks for, or none. Written `userId`, `user_id` or `User-Id`: the same. */
export function markOfName(name: string): Mark | undefined {
  const words = name
    .replace(/\[[a-z]{1,6}\]/g, "")
    .replace(/([a-z0-9])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map((word) => (word.length > 4 ? word.replace(/s$/, "") : word));
  const is = (...known: string[]) => words.some((word) => known.includes(word));
  if (is("password", "passwd", "pass", "secret")) return "[secret]";
  if (is("token", "authorization", "cookie", "session", "sid", "jwt", "apikey") || (is("api") && is("key"))) return "[token]";
  if (is("email")) return "[email]";
  if (is("phone", "phonenumber")) return "[phone]";
  if (is("code", "otp", "totp")) return "[code]";
  if (is("uid", "userid") || (is("user") && is("id"))) return "[id]";
  return is("ip") ? "[ip]" : undefined;
}

const markFor = (name: string): Mark => markOfName(name) ?? "[token]";

/** Numbers of statuses and names of errors follow the word "code" more often than codes do, and are what a log is for. */
export function isErrorCode(value: string): boolean {
  return /^(?:\d{1,3}|E[A-Z]{3,20}|[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)$/.test(value);
}

function isHarmless(name: string, value: string): boolean {
  if (/^(?:true|false|null|undefined|none|missing)$/i.test(value)) return true;
  return markFor(name) === "[code]" && isErrorCode(value);
}

const countDigits = (text: string): number => text.replace(/\D/g, "").length;

/** Names are made of words, secrets of noise. A long run without words, or mostly without, is a secret. */
function isRandom(run: string): boolean {
  const segments = run.split(/[-_+=]/).filter(Boolean);
  // The eight letters a build adds to the name of a file are not one.
  if (segments.some((segment) => segment.length >= 12 && isNoise(segment))) return true;
  const noise = segments.filter((segment) => !isWordy(segment)).reduce((sum, { length }) => sum + length, 0);
  return noise > run.length * 0.4;
}

const isWordy = (segment: string) => /^\d*(?:[A-Za-z]?[a-z]*|[A-Z]*)\d*$/.test(segment) || !isNoise(segment);

function isNoise(segment: string): boolean {
  const hasDigits = /\d/.test(segment);
  if (!/[A-Za-z]/.test(segment)) return false;
  if (hasDigits && segment.length === 32) return true;
  // No word can be spoken with six consonants in a row.
  if (/[bcdfghjklmnpqrstvwxz]{6}/.test(segment)) return true;
  if (!hasDigits && (/^[a-z]*$/.test(segment) || /^[A-Z]*$/.test(segment))) return false;
  const words = segment.match(/\d+|[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];
  const mean = segment.length / words.length;
  if (!hasDigits) return mean < 3 || segment.replace(/[^A-Z]/g, "").length > segment.length * 0.3;
  const digitGroups = words.filter((word) => /\d/.test(word)).length;
  const lower = segment.replace(/[^a-z]/g, "").length / segment.length;
  return digitGroups > 1 || lower < 0.6 || mean < 4;
}

function isBackupCode(found: string): boolean {
  const digitGroups = found.match(/\d+/g)?.length ?? 0;
  if (digitGroups === 0 || !/[A-Za-z]/.test(found)) return false;
  return /^[A-Z0-9 -]*$/.test(found) || digitGroups > 1;
}
