import { INSCRIPTION } from "./tokens.ts";

/** What fits on a thing and can still be read. */
const LONGEST_TEXT = 24;

const QUOTED = `["“”„«‹]([^"“”„«»‹›\\n]{1,80})["”“»›]|['‘]([^'‘’\\n]{1,80})['’](?!\\w)`;
const ENDS = "(?=\\s*(?:$|[,.;:!?\\n)]|\\s(?:on|in|and|with|of|at|for|standing|next|beside|written|painted|printed|under|over)\\b))";
/** Capitals as long as they last, else a few words up to where the sentence goes on. */
const LOUD =
  "((?:[\\p{Lu}\\p{N}][\\p{Lu}\\p{N}&'’.!?-]+(?![\\p{Ll}])\\s*)(?:[\\p{Lu}\\p{N}][\\p{Lu}\\p{N}&'’.!?-]*(?![\\p{Ll}])\\s*){0,4})";
const SPOKEN = `(?!(?:a|an|the|on|in|and|with|of|at|for|it|is|that)\\b)([\\p{L}\\p{N}][^\\s,.;:!?]*(?:\\s+[^\\s,.;:!?]+){0,3}?)${ENDS}`;
const ANY = `(?:${QUOTED}|${LOUD}|${SPOKEN})`;
/** “… on it”, “… written on the front”: said with the text and gone with it. */
const WHERE =
  "(?:\\s*(?:(?:written|printed|painted|engraved|carved|embroidered)\\s+)?(?:on|across)\\s+(?:it|them|its\\s+\\w+|the\\s+(?:front|side|back|top|lid|label|cover))\\b)?";
const NOUNS = "text|texts|words?|letters?|lettering|name|inscription|label|writing|slogan|message|title|caption|numbers?|digits?|initials";

const cue = (words: string, said: string) => new RegExp(`\\b(?i:${words})\\b\\s*:?\\s*${said}${WHERE}`, "u");

const CUES: readonly RegExp[] = [
  cue("(?:that\\s+|which\\s+)?(?:says|saying|reads|spells|spelling)", ANY),
  cue("reading", `(?:${QUOTED}|${LOUD})`),
  cue(`(?:with|and|has|having)\\s+(?:the\\s+|a\\s+|an\\s+)?(?:${NOUNS})(?:\\s+(?:saying|reading))?`, ANY),
  cue("(?:mit (?:der |dem )?(?:aufschrift|text|schriftzug)|avec (?:le )?texte|con (?:el )?texto|con (?:la )?scritta)", ANY),
  cue("(?:with\\s+)?(?:the\\s+)?number", "()()((?:\\d\\s?){1,6})"),
  cue("(?:labell?ed|titled|inscribed|captioned|marked|lettered)(?:\\s+(?:with|as))?", ANY),
  cue("(?:written|printed|painted|engraved|carved|embroidered)(?:\\s+on\\s+it)?(?:\\s+with)?", `(?:${QUOTED})`),
  new RegExp(
    `\\b(?i:with)\\s+(?:${QUOTED}|${LOUD})\\s+(?i:written|printed|painted|engraved|carved)\\s+(?:on|across)\\s+\\w+(?:\\s+\\w+)?`,
    "u",
  ),
  new RegExp(`(?:\\b(?i:with)\\s+)?(?:${QUOTED.split("|")[0]})${WHERE}`, "u"),
];
const MOST = 4;

interface Taken {
  /** The prompt with a sign where each inscription stood. */
  rest: string;
  inscriptions: string[];
}

/** Takes what is to be written on things out of a prompt, letters as they were typed. */
export function takeInscriptions(prompt: string): Taken {
  let rest = prompt.toWellFormed().replace(/[\uE000-\uF8FF]/g, " ");
  const found: { at: number; text: string }[] = [];
  for (const cue of CUES)
    for (let taken = 0; taken < MOST; taken++) {
      const match = cue.exec(rest);
      const text = match?.slice(1).find((group) => group !== undefined && group !== "");
      if (!match || !text || isEverything(rest, match[0])) break;
      rest = `${rest.slice(0, match.index)} ${INSCRIPTION}${found.length} ${rest.slice(match.index + match[0].length)}`;
      found.push({ at: found.length, text: shortened(text) });
    }
  const order = [...rest.matchAll(/\uE000(\d)/g)].map(([, at]) => found[Number(at)].text);
  return { rest: rest.replace(/\uE000\d/g, INSCRIPTION), inscriptions: order };
}

/** A prompt between quotation marks is a prompt. */
const isEverything = (prompt: string, match: string) => !/\p{L}/u.test(prompt.replace(match, ""));

const shortened = (text: string) => [...text.trim().replace(/\s+/g, " ")].slice(0, LONGEST_TEXT).join("").trim();
