import { isOfFamily, type NounFinder, type NounMatch } from "../nouns.ts";
import { isPairWord, plural } from "../tokens.ts";

/** Words that mean something else beside certain things: a fern's pot is no saucepan, a keyboard's mouse no animal. */
const SENSES: Readonly<Record<string, { means: string; beside: readonly string[] }>> = {
  pot: { means: "flower pot", beside: ["plant", "flower", "tree", "houseplant", "herb"] },
  mouse: { means: "computer mouse", beside: ["computer", "keyboard", "laptop", "desktop computer", "monitor"] },
  bat: { means: "baseball bat", beside: ["baseball", "ball"] },
  racket: { means: "tennis racket", beside: ["ball"] },
  tank: { means: "aquarium", beside: ["fish"] },
  drumstick: { means: "drum stick", beside: ["drum", "drum kit"] },
  bow: { means: "ribbon bow", beside: ["violin", "cello", "box", "gift box", "dress"] },
  glasses: { means: "wine glass", beside: ["bottle", "jug", "wine", "drink"] },
  tee: { means: "golf tee", beside: ["golf ball", "golf club"] },
  board: { means: "cutting board", beside: ["food", "knife"] },
  scale: { means: "fish scale", beside: ["dragon", "fish", "snake"] },
};

/** The nouns of a prompt, each in the sense that fits the others. */
export function sensed<Match extends NounMatch>(
  head: Match | undefined,
  others: readonly NounMatch[],
  finder: NounFinder,
): Match | undefined {
  const sense = head && (SENSES[head.noun] ?? SENSES[head.noun.replace(/s$/, "")]);
  if (!sense || !others.some(({ noun, kinds }) => noun !== head.noun && isOfFamily(kinds, ...sense.beside))) return head;
  const meant = finder.all(sense.means.split(" "))[0];
  const isWhole = meant !== undefined && meant.to === sense.means.split(" ").length;
  if (isWhole && isPairWord(head.said)) return { ...head, ...meant, said: plural(meant.said), from: head.from, to: head.to };
  return isWhole ? { ...head, grammar: meant.grammar, via: meant.via, kinds: meant.kinds } : { ...head, grammar: null, via: "", kinds: [] };
}
