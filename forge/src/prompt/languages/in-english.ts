/** German, Spanish, French, Italian and Japanese words for what the forge can make, each under its English word. */
const FOREIGN: Readonly<Record<string, string>> = {
  armchair: "sessel sillón fauteuil poltrona ソファ 肘掛け椅子",
  axe: "axt beil hacha hache ascia 斧",
  barrel: "fass tonne barril tonneau barile 樽",
  barrels: "fässer barriles tonneaux barili",
  cactus: "kaktus kakteen cacto サボテン",
  camera: "kamera cámara appareil-photo fotocamera カメラ",
  car: "auto wagen autos coche carro voiture macchina 車 自動車",
  chair: "stuhl silla chaise sedia 椅子 いす",
  chairs: "stühle sillas chaises sedie",
  chess: "schach schachspiel ajedrez échecs scacchi チェス",
  chest: "truhe schatztruhe cofre coffre forziere 宝箱",
  crate: "kiste caja caisse cassa 箱 木箱",
  crates: "kisten cajas caisses",
  crystal: "kristall kristalle cristal cristales cristallo 水晶 クリスタル",
  headphones: "kopfhörer auriculares casque cuffie ヘッドホン",
  house: "haus hütte casa maison 家",
  houses: "häuser casas maisons",
  castle: "schloss burg castillo château castello 城",
  keyboard: "tastatur teclado clavier tastiera キーボード",
  knot: "knoten nudo nœud nodo 結び目",
  lamp: "lampe lámpara lampada ランプ",
  lantern: "laterne linterna farol lanterne lanterna 提灯 ランタン",
  lighthouse: "leuchtturm faro phare 灯台",
  mug: "tasse becher taza tazza マグカップ コップ",
  mushroom: "pilz seta hongo champignon fungo きのこ キノコ",
  mushrooms: "pilze setas hongos champignons funghi",
  pine: "kiefer tanne pino sapin 松",
  planet: "planeta planète pianeta 惑星",
  potion: "trank zaubertrank poción pozione ポーション 薬",
  radio: "ラジオ",
  ring: "anillo anillos bague anello 指輪",
  robot: "roboter ロボット",
  rock: "fels felsen roca piedra rocher roccia 岩 石",
  rocket: "rakete raketen cohete fusée razzo ロケット",
  shield: "schild schilde escudo escudos bouclier scudo 盾",
  spaceship: "raumschiff raumschiffe vaisseau astronave 宇宙船",
  sword: "schwert espada épée spada 剣 刀",
  swords: "schwerter espadas épées",
  table: "tisch mesa mesas tavolo テーブル 机",
  terrain: "landschaft paisaje paysage paesaggio 風景",
  tower: "turm türme torre torres 塔",
  tree: "baum árbol arbre albero 木 樹",
  trees: "bäume árboles arbres alberi",
  roof: "dach tejado toit tetto 屋根",
  door: "tür puerta porta",
  vase: "vasen florero jarrón vaso 花瓶",
  dragon: "drache dragón drago ドラゴン 龍",
  cat: "katze gato gatto 猫",
  dog: "hund perro chien 犬",
  red: "rot rote roter rotes roten rotem rojo roja rojos rojas rouge rouges rosso rossa 赤 赤い",
  blue: "blau blaue blauer blaues blauen blauem azul azules bleu bleue bleus blu 青 青い",
  green: "grün grüne grüner grünes grünen grünem verde verdes vert verte 緑",
  yellow: "gelb gelbe gelber gelbes gelben amarillo amarilla jaune giallo gialla 黄色",
  black: "schwarz schwarze schwarzer schwarzes schwarzen negro negra noir noire nero nera 黒 黒い",
  white: "weiß weiss weiße weißer weißes weißen blanco blanca blanc blanche bianco bianca 白 白い",
  orange: "naranja arancione",
  purple: "lila violett violette morado morada 紫",
  pink: "rosa ピンク",
  brown: "braun braune brauner braunes marrón marron 茶色",
  wooden: "holz hölzern hölzerne hölzerner madera bois legno 木製 木の",
  golden: "goldene goldener goldenes goldenen oro dorado dorada doré dorée dorato 金",
  silver: "silber silberne silberner plata argent argento 銀",
  stone: "stein steinern pierre pietra",
  iron: "eisen hierro ferro 鉄",
  glass: "glas vidrio cristalino verre vetro ガラス",
  big: "groß große großer großes grande grandes 大きい",
  giant: "riesig riesiger riesige gigante géant gigantesque",
  small: "klein kleine kleiner kleines kleinen pequeño pequeña petit petite piccolo piccola 小さい",
  old: "alt alte alter altes alten viejo vieja vieux vieille vecchio vecchia 古い",
  rusty: "rostig rostige rostiger oxidado oxidada rouillé rouillée arrugginito",
  glowing: "leuchtend leuchtende leuchtender brillante brillant 光る",
  magic: "magisch magische magischer mágico mágica magique magico 魔法",
  one: "ein eine einen einer eines un una une uno 一つ",
  two: "zwei dos deux 二つ",
  three: "drei tres trois 三つ",
  four: "vier cuatro quatre quattro",
  five: "fünf fuenf cinco cinq cinque",
};

/** Small words, only believed where another word of the prompt is foreign: “die” and “con” are English as well. */
const JOINING: Readonly<Record<string, string>> = {
  and: "und y et ed と",
  with: "mit con avec",
  of: "aus von de del des du di en の",
  in: "im nel",
  the: "der die das den dem el la los las le les il lo gli",
};

/** The same letters a prompt is read in: without accents. */
const plain = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

const turned = (table: Readonly<Record<string, string>>) =>
  new Map(Object.entries(table).flatMap(([english, words]) => words.split(" ").map((word) => [plain(word), english] as const)));

const WORDS = turned(FOREIGN);
const SMALL_WORDS = turned(JOINING);
const IS_UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+$/u;

/**
 * Foreign words in English, as far as they are known. `isEnglish` tells the words that need no second meaning; of those that only
 * change a form (`isTrait`), a prompt that is foreign elsewhere gives them up.
 */
export function inEnglish(words: readonly string[], isEnglish: (word: string) => boolean, isTrait: (word: string) => boolean): string[] {
  const isForeign = words.some((word) => !isEnglish(word) && !isTrait(word) && translated(word) !== null);
  if (!isForeign) return [...words];
  return words.flatMap((word) => (isEnglish(word) ? word : (translated(word) ?? SMALL_WORDS.get(word) ?? word)));
}

function translated(word: string): string[] | null {
  const whole = WORDS.get(word);
  if (whole) return [whole];
  if (IS_UNSPACED.test(word)) return cut(word);
  // “Holzkiste” is a wooden crate.
  for (let at = word.length - 3; at > 2; at--) {
    const [first, second] = [WORDS.get(word.slice(0, at)), WORDS.get(word.slice(at))];
    if (first && second) return [first, second];
  }
  return null;
}

/** Longest words first, from the left; null when not one of them is known. */
function cut(text: string): string[] | null {
  const found: string[] = [];
  for (let from = 0; from < text.length; ) {
    let to = text.length;
    while (to > from && !(WORDS.has(text.slice(from, to)) || SMALL_WORDS.has(text.slice(from, to)))) to--;
    const piece = text.slice(from, to);
    const english = WORDS.get(piece) ?? SMALL_WORDS.get(piece);
    if (english) found.push(english);
    from = Math.max(to, from + 1);
  }
  return found.some((word) => !(word in JOINING)) ? found : null;
}
