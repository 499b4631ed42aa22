/** Things without a form of their own, under the form that comes near enough to be offered in their place. */
const KIN: Readonly<Record<string, string>> = {
  animal: "lion tiger wolf horse cow pig elephant mouse bird owl duck fish turtle frog unicorn",
  armchair: "ottoman pouf beanbag bed hammock",
  axe: "hammer pickaxe warhammer mace club scythe",
  barrel: "bucket pail tub bin cauldron",
  burger: "pizza hotdog taco food",
  cactus: "plant fern",
  cake: "pie cookie bread pancake candy",
  camera: "binoculars telescope projector webcam camcorder",
  car: "bus lorry tractor ambulance tank limousine minivan kart",
  chest: "suitcase safe wardrobe coffin",
  crate: "gift cabinet cupboard",
  crystal: "snowflake pearl icicle",
  house: "church shop store school shed treehouse birdhouse dollhouse garage hotel igloo building",
  keyboard: "laptop typewriter calculator piano synthesizer gamepad",
  lamp: "lightbulb bulb chandelier spotlight",
  lantern: "torch candle candlestick",
  mug: "teapot glass chalice bowl",
  plane: "helicopter drone glider",
  planet: "sun ball sphere marble orb",
  potion: "bottle",
  radio: "speaker loudspeaker television tv jukebox gramophone amplifier walkman",
  ring: "necklace bracelet earring crown tiara amulet pendant jewelry jewellery",
  robot: "human person man woman boy girl soldier astronaut character figure mannequin doll snowman golem",
  rock: "meteor meteorite fossil coal wall",
  rocket: "firework torpedo",
  shield: "helmet armor armour breastplate",
  spaceship: "satellite submarine",
  sword: "knife spear lance machete",
  table: "shelf counter altar stall",
  terrain: "lake river beach waterfall meadow field ocean coast canyon",
  tower: "windmill temple pagoda obelisk gate gatehouse minaret palace",
  tree: "bamboo hedge",
  vase: "bowl planter trophy basket",
};

const FORM_BY_WORD = new Map(Object.entries(KIN).flatMap(([id, words]) => words.split(" ").map((word) => [word, id] as const)));

/** The id of the form nearest to a word, where people agreed on one. */
export const kinOf = (word: string): string | undefined => FORM_BY_WORD.get(word);

/** Words for many of a kind: the form and how many of it make the picture. */
export const CROWDS: ReadonlyMap<string, { id: string; count: number }> = new Map([
  ["forest", { id: "tree", count: 6 }],
  ["woods", { id: "tree", count: 6 }],
  ["woodland", { id: "tree", count: 6 }],
  ["grove", { id: "tree", count: 4 }],
  ["orchard", { id: "tree", count: 6 }],
  ["village", { id: "house", count: 4 }],
  ["town", { id: "house", count: 6 }],
  ["fleet", { id: "spaceship", count: 3 }],
]);
