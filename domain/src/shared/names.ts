/** Endings mail programs turn into links by themselves: every country's, and the others that strangers like to use. */
const ENDINGS = new Set(
  `ac ad ae af ag ai al am ao aq ar as at au aw ax az ba bb bd be bf bg bh bi bj bm bn bo br bs bt bw by bz ca cc cd cf cg ch ci
  ck cl cm cn co cr cu cv cw cx cy cz de dj dk dm do dz ec ee eg er es et eu fi fj fk fm fo fr ga gd ge gf gg gh gi gl gm gn gp
  gq gr gs gt gu gw gy hk hm hn hr ht hu id ie il im in io iq ir is it je jm jo jp ke kg kh ki km kn kp kr kw ky kz la lb lc li
  lk lr ls lt lu lv ly ma mc md me mg mh mk ml mm mn mo mp mq mr ms mt mu mv mw mx my mz na nc ne nf ng ni nl no np nr nu nz om
  pa pe pf pg ph pk pl pm pn pr ps pt pw py qa re ro rs ru rw sa sb sc sd se sg sh si sk sl sm sn so sr ss st su sv sx sy sz tc
  td tf tg th tj tk tl tm tn to tr tt tv tw tz ua ug uk us uy uz va vc ve vg vi vn vu wf ws ye yt za zm zw
  com net org info biz name pro mobi app dev xyz shop store online site club top vip link click live icu cloud tech space
  website world today news blog art design studio games game zone pay money cash bank win bid loan gift promo sale deals
  support help email chat team center services solutions agency digital media network page web fun rocks guru ninja life
  test example invalid onion local`.split(/\s+/),
);

const SCHEME = /:\/\/|\b(?:https?|ftp|mailto|tel|sms|javascript|data):|\bwww\d*\./i;
const ADDRESS = /[^\s@]@[^\s@]+\.[^\s@]/;
const FOUR_NUMBERS = /(?:^|[^\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])/;
/** Something, a dot, letters; and what follows. */
const DOTTED = /([\p{L}\p{N}-]+)\.(\p{L}{2,24})(?=([/:?#]\S)|[^\p{L}\p{N}-]|$)/gu;
/** Shorter ones are initials: "J.De Vries". Followed by a path they are links all the same: "t.co/x". */
const SHORTEST_HOST = 3;

/** Whether a mail program, or a person, would take some of this for a link. */
export function looksLikeLink(words: string): boolean {
  // Letters of double width and hidden ones fool neither browsers nor us; some dots of other scripts are dots to both.
  const plain = words
    .normalize("NFKC")
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/[\u3002\uff0e\uff61]/g, ".");
  if (SCHEME.test(plain) || ADDRESS.test(plain) || FOUR_NUMBERS.test(plain)) return true;
  return [...plain.matchAll(DOTTED)].some(
    ([, host = "", ending = "", path]) => ENDINGS.has(ending.toLowerCase()) && (path !== undefined || [...host].length >= SHORTEST_HOST),
  );
}

/** Line breaks and other control characters, and those that turn the direction of what follows. */
const NOT_ONE_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** What is wrong with a name a person chose. Names stand in mails and lists of ours, so they must not speak for us. */
export function nameProblem(name: string): "lines" | "link" | null {
  if (NOT_ONE_LINE.test(name)) return "lines";
  return looksLikeLink(name) ? "link" : null;
}

/** Said beside the field. */
export const nameFaults = {
  lines: "Please keep this to one line, without special characters.",
  link: "Please leave out links and addresses.",
} as const;

/** A person's words as a mail of ours may repeat them: one line, no longer than this, and nothing to press. */
export function quote(words: string, max: number): string {
  const line = words
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, " ")
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, "")
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => (looksLikeLink(word) ? "[link]" : word))
    .join(" ");
  const characters = [...line];
  return characters.length > max
    ? `${characters
        .slice(0, max - 1)
        .join("")
        .trimEnd()}…`
    : line;
}
