const MAKE = "(?:make|create|generate|design|build|model|draw|give|show|render|do|produce|craft|sculpt|get)";
/** What a wish goes on with. */
const THING = "(?= (?:an?|the|some|one|two|three|four|five|six|my|this|that|\\d+|something|uh+|um+|like) )";
const HURRY = "(?:please |pls |plz |kindly |maybe |just |also |now |pretty )*";

/** “… and I need a chest”: from here on the thing is named. */
const WISHES = [
  `(?:could|can|would|will) (?:you|u|ya)(?: guys)? ${HURRY}${MAKE}(?: up)?(?: for)?(?: me| us)?\\b${THING}`,
  `(?:whether|if) (?:you|u) (?:could|can|would) ${HURRY}${MAKE}(?: for)?(?: me| us)?\\b${THING}`,
  `(?:can|could|may) (?:i|we) ${HURRY}(?:get|have|see)\\b${THING}`,
  `\\b(?:i|we)(?:'d| would| really|'m| am|'re| are| just| kinda| only)* (?:like|love|want|need|wish|looking|searching|after)(?: for)?(?: you)?(?: to (?:have|see|get|make|create|build))?\\b${THING}`,
  `\\b(?:my|our|the|his|her|a) (?:[a-z]+ )?[a-z]+ (?:wants|needs|wishes for|asked for|would like|would love)\\b${THING}`,
  `(?<=[,.;:!?-] |^|\\bso |\\band )(?:need(?:ing)?|want(?:ing)?|wanted|looking for|gimme|please(?: ${MAKE})?(?: me| us)?|pls|plz)\\b${THING}`,
].map((wish) => new RegExp(wish, "g"));
/** How people begin who tell of themselves first. */
const STORY =
  /^\W*(?:hi|hey|hello|hiya|yo|ok|okay|so|we|we're|i|i'm|im|i've|my|our|for|as|in|good|dear|there|working|making|building|this|not|please|basically)\b/;

/** Sentences before the wish say what it is for: “we are making a game and I need a chest” asks for a chest. */
export function withoutStory(text: string): string {
  if (!STORY.test(text)) return text;
  const ends = WISHES.flatMap((wish) => [...text.matchAll(wish)].map(({ index, 0: said }) => index + said.length));
  const named = text.slice(Math.max(0, ...ends));
  return named.replace(/^\W*(?:for|as|in) (?:my|our|a|an|the) [^:]{1,60}: /, "");
}

const MAPS = "albedo|diffuse|normals?|roughness|metallic|metalness|ao|ambient occlusion|height|displacement|emissive|specular|opacity|bump";
const PURPOSES =
  "game|project|app|level|website|portfolio|animation|film|movie|short film|mod|engine|campaign|roguelike|rpg|shooter|platformer|diorama|render|thesis|class|assignment|stream|comic";

/** Politeness, purpose and the trade's own words: nothing of it is a thing. */
export const CHATTER: readonly RegExp[] = [
  /https?:\S+|<[^<>]{0,80}>/g,
  new RegExp(`\\b(?:could|can|would|will) (?:you|u) ${HURRY}${MAKE}(?: for)?(?: me| us)?\\b`, "g"),
  new RegExp(
    `^\\W*(?:please |now |ok |okay |hi |hello |hey )*(?:let's |lets )?${MAKE}(?: me| us)?\\b(?= (?:a|an|the|some|one|two|\\d))`,
    "g",
  ),
  /\bi(?:'d| would| really|'m| am| just)* (?:like|love|want|need|wish)(?: for)?(?: you)?(?: to (?:have|see|get|make|create|build))?\b/g,
  /\bi(?:'m| am) (?:looking for|searching for|after)\b/g,
  /\bfor (?:my|our|the|a) (?:[\w-]+ ){0,2}?(?:scene|room|bedroom|kitchen|bathroom|office|home|birthday|wedding|party)(?: scene)?\b/g,
  /\bfor (?:3d[\s-])?(?:printing|print)\b/g,
  // Whose size it is says nothing of who wears it.
  /\b(?:(?:wo)?mens|(?:men|women|kid|boy|girl|child|children|lady|toddler)'s|(?:ladies|kids|boys|girls)')(?= (?:\w+ ){0,3}(?:dress|shirt|t-shirt|tshirt|jacket|coat|shoes?|boots?|hat|jeans|pants|trousers|hoodie|sweater|sneakers|watch|bag|skirt|suit|socks?|gloves?|cap)\b)/g,
  /\bsurprise me\b|\bignore (?:all |the |any )?(?:previous|other|prior|above) \w+/g,
  /\b(?:hi|hey|hello|hiya) (?:there|all|everyone|guys|folks|team)\b/g,
  /\b(?:you know|i guess|i think|i mean|or something(?: like that)?|or so|if possible|if you can|nothing fancy|kind regards|as soon as possible|for example)\b/g,
  /\b(?:(?:something|anything) (?:like|similar to|such as)|(?:maybe|perhaps|just|idk) like) (?=(?:a|an|the) )/g,
  // Said with the thing behind it, it is what the thing is for: alone it is a gift box.
  /^\W*(?:as )?an? (?:[\w']+ )?(?:gift|present) (?:idea )?for (?:my|our|a|the|his|her) [^,.;:]{1,30}[,.;:] /g,
  /\b(?:uh+|umm+|um(?! (?:ein|eine|einen|den|die|das)\b)|hmm+|lol|basically|literally|kinda|sorta)\b/g,
  new RegExp(`\\b(?:for|in|into) (?:my|our|a|an|the|use in|use in my|some) (?:[\\w&-]+ ){0,3}?(?:${PURPOSES})\\b`, "g"),
  /\b(?:a |the )?(?:scene|picture|situation) (?:where|in which|showing)\b/g,
  /\b(?:npcs?|mobs?)\b/g,
  /\bpick-?up (?:items?|props?|assets?|objects?)\b/g,
  /\b(?:hero|environment|background|foreground|game|kitbash|modular|set dressing|dungeon) (?:props?|assets?|pieces?|items?)\b/g,
  /^\W*(?:an? |the |some )?(?:[\w-]+ )?(?:props?|assets?|models?|items?)(?: idea| request| wanted| needed)?(?: for [^:,.;]{1,40}?)?\s*(?::| - | – )/g,
  /\b(?:game|production|print|export|engine|animation|vr)[\s-]ready\b/g,
  /\bunreal(?: engine)?(?: \d)?\b|\bunity(?: urp| hdrp)?\b|\b(?:urp|hdrp|godot|zbrush|maya|3ds max|c4d|cinema 4d|houdini|substance painter|sketchfab|artstation|octane|eevee|arnold|v-?ray|marmoset|nanite|lumen)\b/g,
  /\b(?:ultra|very )?(?:high|low|medium|mid|hi|lo)[\s-](?:quality|resolution|res|detail|fidelity)\b|\b(?:aaa|triple a)(?: quality| game)?\b/g,
  /\b(?:high|mid|hi)[\s-]?poly(?:gon)?(?: sculpt)?\b|\bpoly ?count\b|\b(?:under |max |about |around |~|< ?)?\d+(?:[.,]\d+)?k? (?:tris|triangles|polys|polygons|verts|vertices|faces)\b/g,
  /\blods?(?: ?\d)?(?:[\s-]*(?:to|-)[\s-]*(?:lod ?)?\d)?\b|\b(?:single |one |non-?overlapping |clean )?uvs?(?:[\s-](?:set|sets|unwrapped|mapped|map|maps|layout|islands?))?\b/g,
  new RegExp(`\\b(?:with )?(?:(?:${MAPS})[\\s,/&+]*(?:and )?)+(?:maps?|textures?|channels?)\\b`, "g"),
  /\b(?:clean |good |quad |all[\s-]quad |optimi[sz]ed )?topology\b|\b(?:all )?quads\b|\b(?:[ta][\s-]pose|rigged|unrigged|skinned|retopo(?:logi[sz]ed)?|subdivision|sub-?d|nurbs|watertight|manifold|triplanar|tileable|trim ?sheets?|turntable (?:render|animation|video)|turnaround|baked|ray[\s-]?traced|hdri|vfx|shader|shaders|blockout|greybox|wip|uhd)\b/g,
  /\b(?:no|without) supports?\b|\bsupport[\s-]free\b|\b(?:3d[\s-])?print(?:able|ing)?(?: file| stl)?(?= of\b)|\bstl(?: file)?(?: of)?\b/g,
  /\b(?:heroic|real[\s-]world|true|1[:/]\d+|\d+ ?mm) scale\b|\bsupportless\b|\b\d+ ?mm (?=mini)/g,
  /\b(?:on|against|with) (?:a |an )?(?:plain |pure |simple )?(?:white|black|grey|gray|transparent|neutral|clean) background\b/g,
  /\b(?:studio|cinematic|dramatic|soft|volumetric) light(?:ing)?\b|\btrending on\b|\bconcept art\b/g,
  /^\W*(?:(?:so|basically|ok) )*like (?=an? )/g,
  /\b(?:3d|3-d) (?:model|asset|mesh|object|render|printable model|art|prop|print)s?(?: of)?\b/g,
  /\b(?:a |an )?(?:model|render|rendering|asset|image|picture of a model|sculpt) of (?=(?:a|an|the|some|two|three)\b)/g,
];
