import { isA } from "../grammar/manner.ts";
import { type Draft, isKnown } from "./draft.ts";
import { isOfFamily, type NounMatch } from "./nouns.ts";
import { isSetting } from "./parts.ts";
import { isPlacing, type Opener, type Relation } from "./relations.ts";
import { singular } from "./tokens.ts";

/** End in “less” and lack nothing. */
const LACKS_NOTHING = new Set(
  "wireless cordless stainless seamless flawless timeless priceless endless bless unless countless harmless restless".split(" "),
);
/** What is in, on or about a thing rather than a thing beside it. */
const PART_FAMILIES = ["body part", "house part", "vehicle part", "substance", "place", "herb", "spice", "sauce"];
const SETTINGS = ["place", "substance", "nature", "landscape", "house part", "body part", "vehicle part", "blanket", "towel"];
/** “on the screen”: of the thing itself. */
const SPOTS = /^(?:screen|display|cover|lid|label|blade|handle|hood|trunk|brim|front door|rim)$/;
/** Before a limb: it is somebody's. */
const OWNED = new Set(["the", "its", "his", "her", "their"]);
/** Are on a thing and never beside it. */
const FITTINGS = new Set("lock clasp hinge handle knob lid ornament decoration drawer railing rivet button tire tyre curtain".split(" "));
/** Stand beside a house and are no part of it. */
const NEIGHBOURS = ["fence", "well", "windmill", "barn", "gate"];
export const ANIMATE = ["person", "animal", "creature", "robot"];
const INGREDIENTS = ["fruit", "vegetable", "cheese", "sauce", "spice", "herb", "nut", "meat", "egg", "substance"];
export const CONTAINERS = ["container", "kitchenware", "bag", "bottle", "wagon", "shelf", "bookcase", "nest"];
/** “a statue of a lion” is a lion, of stone. */
export const DEPICTIONS: Readonly<Record<string, [string, "stone"] | null>> = {
  statue: ["stone", "stone"],
  sculpture: ["stone", "stone"],
  carving: ["stone", "stone"],
  figurine: null,
  figure: null,
  miniature: null,
  ornament: null,
  decoration: null,
  decor: null,
};

/** Every thing has them. */
const SURFACES = new Set("wall base rim edge corner side bottom surface border outline trim".split(" "));
const LIMBS = new Set(
  "arm leg hand foot eye ear tail wing head tooth claw paw horn nose finger beak beard hair mane mustache moustache fur whisker fang tusk antler".split(
    " ",
  ),
);

const isLimb = (kinds: NounMatch["kinds"]) => isOfFamily(kinds, "body part") && !isOfFamily(kinds, "bone", "skull");

/** What belongs to things of that sort and has no form of its own here, or is what food is made with. */
export function isOnlyPart({ grammar, kinds, said: spoken }: NounMatch, owner: Draft, relation: Relation): boolean {
  if (grammar === null && (relation === "with" || isOfFamily(kinds, ...PART_FAMILIES))) return true;
  // An alien has its eyes, and a sofa with brass legs its legs; only a hand in a jar is a thing.
  if (isLimb(kinds) && (relation === "with" || isOfFamily(owner.kinds, ...ANIMATE))) return true;
  // The robotic arm of a soldier is his own.
  const isOwnLimb = LIMBS.has(singular(spoken.split(" ").at(-1) ?? "")) && spoken.includes(" ");
  if (isOwnLimb && relation === "with" && isOfFamily(owner.kinds, ...ANIMATE)) return true;
  if (relation !== "with") return false;
  // A castle's drawbridge is no bridge beside it, and flames are painted on.
  const isOfTheHouse = isOfFamily(owner.kinds, "building") && isOfFamily(kinds, "building") && !isOfFamily(kinds, ...NEIGHBOURS);
  // A chair with wheels rolls on them; a man with a wheel has one.
  const isFitting =
    (isOfFamily(kinds, "wheel", "door", "window", "chimney", "railing", "padlock") ||
      FITTINGS.has(singular(spoken.split(" ").at(-1) ?? ""))) &&
    !isOfFamily(owner.kinds, ...ANIMATE);
  // A train's wagons and an airship's propellers are part of it.
  const isOfTheVehicle =
    isOfFamily(owner.kinds, "vehicle", "train", "aircraft", "boat") && isOfFamily(kinds, "vehicle part", "wagon", "train car");
  return (
    isOfTheHouse ||
    isFitting ||
    isOfTheVehicle ||
    isOfFamily(kinds, "fire", "lightning", "rainbow") ||
    (isOfFamily(owner.kinds, "food") && isOfFamily(kinds, ...INGREDIENTS))
  );
}

/** Limbs of the living, walls and wheels of what has such: whoever names them after a comma goes on telling of the thing. */
export function isFittingOf({ kinds, said }: NounMatch, owner: Draft): boolean {
  const word = singular(said.split(" ").at(-1) ?? "");
  if (isOfFamily(owner.kinds, ...ANIMATE)) return isLimb(kinds) || LIMBS.has(word) || word === "antenna";
  if (FITTINGS.has(word) || SURFACES.has(word) || (LIMBS.has(word) && isOfFamily(owner.kinds, "furniture", "toy"))) return true;
  if (isOfFamily(owner.kinds, "building"))
    return SURFACES.has(word) || (isOfFamily(kinds, "house part") && !isOfFamily(kinds, ...NEIGHBOURS, "plank"));
  if (isOfFamily(owner.kinds, "vehicle", "aircraft", "boat", "train", "spaceship"))
    return isOfFamily(kinds, "vehicle part", "wheel") || word === "engine";
  return isOfFamily(owner.kinds, "furniture") && isOfFamily(kinds, "wheel", "door", "mirror");
}

/** A place that is only where the thing is. */
export function isPlace(opener: Opener, head: NounMatch, { grammar, kinds }: Draft, words: readonly string[]): boolean {
  if (!isPlacing(opener)) return false;
  if (head.grammar === null) return isOfFamily(head.kinds, ...SETTINGS);
  if (words.includes("the") && SPOTS.test(head.said)) return true;
  // An office chair on wheels has them.
  const hasArticle = words.some((word) => OWNED.has(word) || word === "a" || word === "an");
  if (opener === "on" && !hasArticle && /^(?:wheels|castors|casters|stilts|tracks|rollers)$/.test(head.said)) return true;
  // A flamingo stands on one leg of its own.
  if (isLimb(head.kinds) && (isOfFamily(kinds, ...ANIMATE) || words.some((word) => OWNED.has(word)))) return true;
  // A picture in a frame is one thing, and so is a sword with runes on the blade.
  if ((opener === "in" || opener === "on") && head.grammar === grammar && !words.includes("a")) return true;
  if (isOfFamily(head.kinds, "place", "substance") && !words.some((word) => word === "a" || word === "an")) return true;
  const isRooted = isOfFamily(kinds, "building", "plant") && isOfFamily(head.kinds, "landscape", "nature");
  // Beside a tree is no ground to stand on.
  const isGround = opener === "on" || opener === "in" || opener === "under";
  return (isRooted && isA(head.grammar, "landscape")) || (isGround && isSetting(grammar, head.grammar, words));
}

/** “a lidless jar” has no lid, and the jar is told so. */
export function isLack(word: string, draft: Draft): boolean {
  const [, part] = /^(\w{3,})less$/.exec(word) ?? [];
  if (!part || LACKS_NOTHING.has(word)) return false;
  draft.without.set(part, word);
  return true;
}

const PLAIN_ADJECTIVES = new Set(
  "round square oval flat long short wide narrow thin thick fat slim slender smooth rough soft hard sharp sad".split(" "),
);

/** Endings of words that describe; asked only of words before a comma. */
export const isDescribing = (words: readonly string[]) =>
  words.every(
    (word) =>
      isKnown(word) ||
      PLAIN_ADJECTIVES.has(word) ||
      /(ful|ous|ish|ive|less|able|ible|ic|ed|ing|esque|like|ant|ent|al|zy|sy|ky|ny|ty|ly|my|ry|ute)$/.test(word),
  );
