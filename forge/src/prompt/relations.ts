/** Ways one thing stands to another: a cat `on` a sofa, a robot `holding` a sword, a basket `full of` apples, a `stack of` crates. */
export type Relation =
  | "on"
  | "in"
  | "under"
  | "beside"
  | "in front of"
  | "behind"
  | "with"
  | "holding"
  | "wearing"
  | "stuck in"
  | "full of"
  | "stack of"
  | "around"
  | "between";

/** How a run of words hangs on what came before; `aside` only tells more, of things that are not meant to be made. */
export type Opener = "start" | "and" | "of" | "without" | "aside" | Exclude<Relation, "stack of">;

/** Where something is, as against what it has. */
const PLACES: ReadonlySet<Opener | Relation> = new Set<Opener>([
  "on",
  "in",
  "under",
  "beside",
  "in front of",
  "behind",
  "stuck in",
  "around",
  "between",
]);
const BELONGINGS: ReadonlySet<Opener | Relation> = new Set<Opener>(["with", "holding", "wearing", "full of"]);

export const isPlacing = (opener: Opener | Relation): opener is "on" | "in" | "under" | "beside" => PLACES.has(opener);
export const isBelonging = (opener: Opener | Relation): opener is "with" | "holding" | "wearing" | "full of" => BELONGINGS.has(opener);

/** Only before what is done to: “a knight fighting a dragon”, not “a fighting robot”. */
const OBJECT = "(?= (?:a|an|the|his|her|its|their|some|another|one|two|three|with|against)\\b)";

/** Turns of phrase that mean one of the openers, as one word each. */
export const RELATION_PHRASES: readonly [RegExp, string][] = [
  [/\b(stuck|embedded|thrust|lodged|plunged|wedged|impaled|rammed) (in|into|inside)\b/g, "stuck-in"],
  [/\b((?:half[\s-])?full of|(filled|stuffed|loaded|packed|brimming|overflowing|heaped|filled up) with|containing)\b/g, "full-of"],
  [/\bin front of\b|\bin-front-of\b|\bbefore(?= (?:a|an|the|his|her|its|their)\b)/g, "in-front-of"],
  [
    /\b(playing with|chasing|fighting( with| against)?|attacking|guarding|pulling|pushing|following|facing|watching|hugging)\b(?= (?:a|an|the|his|her|its|their|some|another|one|two|three)\b)/g,
    "beside",
  ],
  [/\b(on top of|atop|upon|onto|on the back of|riding( on)?|mounted on|hanging (on|from|off))\b/g, "on"],
  [
    /\b(next to|near to|close to|near|nearby|alongside|to the (left|right) of|on the (left|right)( side)? of|leaning (against|on)|against|opposite|across|looking at|at)\b/g,
    "beside",
  ],
  [/(?<=\b(?:flying|jumping|hovering|floating|leaping|soaring)) over\b(?= (?:a|an|the|some|two|three)\b)/g, " beside"],
  [/\babove\b(?= (?:a|an|the|some|two|three)\b)/g, "beside"],
  [/\bin back of\b/g, "behind"],
  [/\b(?:(?:to|on) the )?left and (?:to the )?right of\b|\bon (?:both|either) sides? of\b/g, "beside"],
  [/\bflying(?= (?:a|an|the|his|her) (?:\w+ )?(?:kite|drone|flag)\b)/g, "holding"],
  [/\bwhose (\w+) (?:is|are)\b/g, "with $1"],
  // Many of a kind, in a heap or together.
  [/\b(tower|pyramid|mountain|column) of (?=(?:\w+ )?\w+[^s\W]s\b)/g, "stack of "],
  [
    /\b(school|army|family|gang|colony|pride|litter|squad|team) of (?=(?:\w+ )?(?:\w+[^s\W]s|fish|sheep|deer|people|men|women|children|mice|geese)\b)/g,
    "group of ",
  ],
  [/\b(underneath|beneath|below)\b/g, "under"],
  [/\b(in the middle of|inside of|within|into|driving|(coming|growing|popping|jumping|emerging|rising|sticking) (out of|from))\b/g, "in"],
  [/\b(surrounding|circling|orbiting|encircling)\b/g, "around"],
  [/\b(among|amongst|amid)\b/g, "between"],
  [/\b(carries|holds|carrying|wielding|clutching|gripping|brandishing)\b/g, "holding"],
  [new RegExp(`\\b(playing|eating|drinking|reading|lifting|throwing|swinging|waving)\\b${OBJECT}`, "g"), "holding"],
  [/\bw\/ ?/g, "with "],
  [/(?<=[.,;!] )(?:and )?add\b/g, "with"],
  // “a burger but the bun is purple” has a purple bun.
  [/\b(?:but|and|where) (?:the|its|his|her) (\w+) (?:is|are)\b/g, "with $1"],
  [/\b(wears|dressed (in|as|like)|clad in)\b/g, "wearing"],
  [/\b(along with|together with|surrounded by|accompanied by|including|featuring|equipped with)\b/g, "with"],
  [/\b(covered|wrapped|decorated|studded|encrusted|inlaid|topped|adorned|garnished|lined) (in|with|by)\b/g, "with"],
  [/\bset (?:in|with)(?= (?:\w+ )?(?:gem|jewel|diamond|rub|emerald|sapphire|pearl|amethyst|crystal))/g, "with"],
  // What follows is a name, or tells more of the same thing.
  [
    /\b(called|named|nicknamed|known as|(?:of )?the (?:kind|sort|type|one|ones)(?: of thing)?(?: that| which)?(?= (?:you|we|i|they|people|kids|everyone|\w+s)\b))\b/g,
    "that",
  ],
  [/\b(made|built|carved|forged|constructed|crafted|sculpted|woven|cast) (out )?(of|from|in)\b/g, "of"],
  [
    /\b(shaped like|in the (shape|form|style) of|(that )?looks? like|looking like|similar to|inspired by|based on|as if|reminiscent of)\b/g,
    "like",
  ],
  // “a snake crawling out of a basket” is in it.
  [/\bout (?:of|from)\b(?= (?:a|an|the|his|her|its|their)\b)/g, "in"],
];

export const OPENERS: ReadonlyMap<string, Opener> = new Map<string, Opener>([
  ...[..."and , ; : . & + / | or plus ! ?".split(" ")].map((word) => [word, "and"] as const),
  ...["with", "has", "have", "having", "w"].map((word) => [word, "with"] as const),
  ...["of", "from"].map((word) => [word, "of"] as const),
  ...["in", "inside"].map((word) => [word, "in"] as const),
  ["on", "on"],
  ["under", "under"],
  ["beside", "beside"],
  ["in-front-of", "in front of"],
  ["behind", "behind"],
  ["holding", "holding"],
  ["wearing", "wearing"],
  ["stuck-in", "stuck in"],
  ["full-of", "full of"],
  ["around", "around"],
  ["between", "between"],
  ...["without", "no", "minus", "lacking", "sans"].map((word) => [word, "without"] as const),
  ...["for", "like", "that", "which", "who", "where", "while", "by", "to", "during", "because", "over", "through", "toward", "towards"].map(
    (word) => [word, "aside"] as const,
  ),
]);
