import { constants, inflateSync } from "node:zlib";
import { Refusal } from "./inspection.ts";
import type { Source } from "./source.ts";

/** Objects are packed; what is unpacked to look at them is bounded. */
const MOST_STREAMS = 20_000;
const MOST_UNPACKED = 96 * 1024 * 1024;
const LONGEST_HEAD = 4_096;

const name = (words: string) => new RegExp(`/(?:${words})(?![A-Za-z0-9])`);
const RUNS = name("JavaScript|Launch|SubmitForm|ImportData|GoToR|GoToE|RichMedia|RichMediaExecute|XFA");
/** Too short to be looked for in pictures, where any three bytes occur. */
const SCRIPT = name("JS");
const CARRIES = name("EmbeddedFiles?|Filespec");
const LOCKED = name("Encrypt");

/**
 * A PDF is for reading: it starts nothing, runs nothing, carries no other files and can be looked into. Everything is
 * searched, also what no table of the file points at: readers differ in what they find, and the boldest one counts.
 */
export function readPdf(source: Source): void {
  const bytes = source.read(0, source.size);
  const raw = bytes.toString("latin1");
  const streams = openStreams(bytes, raw);
  const objects = streams.objects.map(unescaped);
  const everything = [unescaped(raw), ...objects, ...streams.others.map(unescaped)];
  if (everything.some((text) => LOCKED.test(text)))
    throw new Refusal("encrypted", "This PDF is locked. Save it without a password and try again.");
  if (everything.some((text) => RUNS.test(text)) || objects.some((text) => SCRIPT.test(text)))
    throw new Refusal("executable", "This PDF can run scripts or start programs. Save it without them and try again.");
  if (everything.some((text) => CARRIES.test(text)))
    throw new Refusal("nested-archive", "This PDF carries other files. Save it without them and try again.");
  if (objects.some((text) => opensElsewhere(text, objects)))
    throw new Refusal("external-reference", "This PDF opens something else when it is opened. Save it without that and try again.");
}

/** `/J#61vaScript` is the same name. */
const unescaped = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** What is packed in the file: objects, like the file itself without its streams, and everything else. */
function openStreams(bytes: Buffer, raw: string): { objects: string[]; others: string[] } {
  const [objects, others, plain] = [[] as string[], [] as string[], [] as string[]];
  let [end, streams, unpacked] = [0, 0, 0];
  for (const { index, 0: word } of raw.matchAll(/(?<!end)stream\r?\n/g)) {
    if (++streams > MOST_STREAMS) throw new Refusal("archive-bomb", "This PDF has more parts than any honest one.");
    const head = headBefore(raw, index);
    const body = index + word.length;
    if (index >= end) {
      plain.push(raw.slice(end, index));
      end = Math.max(body, raw.indexOf("endstream", body));
    }
    const text = inflated(bytes.subarray(body), MOST_UNPACKED - unpacked);
    if (text === null && isObjects(head) && /\/Filter/.test(head)) throw unusual();
    if (text !== null && isObjects(head) && !isPlainlyPacked(head)) throw unusual();
    if (text === null) continue;
    unpacked += text.length;
    (isObjects(head) ? objects : others).push(text);
  }
  plain.push(raw.slice(end));
  return { objects: [plain.join("\n"), ...objects], others };
}

const unusual = () => new Refusal("unreadable", "This PDF is packed in a way that cannot be looked into. Save it anew and try again.");

/** What is said about a stream right before it. */
function headBefore(raw: string, at: number): string {
  const before = raw.slice(Math.max(0, at - LONGEST_HEAD), at);
  return unescaped(before.slice(before.lastIndexOf("obj") + 1));
}

/** Only streams of objects say how many they hold and where the first begins. */
const isObjects = (head: string): boolean => /\/ObjStm/.test(head) || (/\/First(?![A-Za-z])/.test(head) && /\/N(?![A-Za-z])/.test(head));
const isPlainlyPacked = (head: string): boolean => /\/Filter\s*\[?\s*\/FlateDecode\s*(?:\]|\/|>)/.test(head) && !/\/DecodeParms/.test(head);

/** Until it ends by itself: the word that ends a stream may stand in the middle of it. */
function inflated(body: Buffer, most: number): string | null {
  const [first = 0, second = 0] = body;
  // The two bytes whatever is packed begins with.
  if ((first & 0x0f) !== 8 || ((first << 8) | second) % 31 !== 0) return null;
  try {
    return inflateSync(body, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: Math.max(1, most) }).toString("latin1");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ERR_BUFFER_TOO_LARGE")
      throw new Refusal("archive-bomb", "This PDF unpacks to more than any honest one.");
    return null;
  }
}

/** A place in the document itself is the only thing that may be opened along with it. */
function opensElsewhere(text: string, objects: readonly string[]): boolean {
  return [...text.matchAll(/\/OpenAction\s*(\[|<<|(\d+)\s+\d+\s+R)?/g)].some(({ 1: value, 2: number, index }) => {
    if (value === "[") return false;
    if (number === undefined) return isAway(text.slice(index, index + LONGEST_HEAD).split("endobj")[0] ?? "");
    const found = objects.flatMap((each) => objectsNumbered(each, number));
    return found.length === 0 || found.some(isAway);
  });
}

const isAway = (action: string): boolean => /\/S\s*\/(?!GoTo(?![A-Za-z])|Named(?![A-Za-z]))/.test(action);

/** Written out with its number before it, or listed with the place where it begins. */
function objectsNumbered(text: string, number: string): string[] {
  const written = [...text.matchAll(new RegExp(`(?<!\\d)${number}\\s+\\d+\\s+obj([^]{0,${LONGEST_HEAD}}?)endobj`, "g"))];
  const [list = ""] = /^(?:\s*\d+\s+\d+)+/.exec(text) ?? [];
  const pairs = list.trim().split(/\s+/).map(Number);
  const at = pairs.findIndex((each, n) => n % 2 === 0 && each === Number(number));
  const listed =
    at < 0
      ? []
      : [
          text
            .slice(list.length)
            .trimStart()
            .slice(pairs[at + 1] ?? 0, pairs[at + 3]),
        ];
  return [...written.map(([, body = ""]) => body), ...listed];
}
