import { PLACES } from "./places.ts";

// Shelves: what people put together for a place, an occasion, a time or something they do. Nobody measures such a thing, so each is a list of what
// things are called and of categories, as `KINDS` is: whoever asks for the first word of a line means those behind the colon too.

/** When something is wanted. */
const OCCASIONS = `
christmas: santa reindeer snow wreath bauble sleigh candle fir gingerbread christmas-tree
xmas: santa reindeer snow wreath bauble sleigh candle fir gingerbread christmas-tree
halloween: pumpkin ghost skull bat witch skeleton coffin spider potion cauldron
easter: egg bunny rabbit chick lamb
thanksgiving: turkey pumpkin pie
new-year: firework champagne clock
valentine: heart rose ring flower
valentine-day: heart rose ring flower
wedding: ring bouquet flower cake champagne dress veil
engagement: ring diamond
proposal: ring diamond
anniversary: ring flower champagne
birthday: cake balloon candle toy
birthday-party: cake balloon candle toy
party: boombox speaker balloon cake drink
tea-party: teapot cup teacup cake
picnic: basket bread fruit blanket cup mug
barbecue: grill sausage burger
breakfast-table: cup mug bread egg croissant coffee
dinner: tableware wine candle
campsite: tent lantern campfire mug camper cabin
campground: tent lantern campfire mug camper cabin
camping: tent lantern campfire mug backpack axe camper
camping-trip: tent lantern campfire mug backpack axe camper
hiking: backpack mug boot tent cabin
road-trip: van camper suitcase car
vacation: island beach palm suitcase camper
holiday: island beach palm suitcase camper
summer: island beach palm pool sun villa
winter: snow ice glacier cabin sled
autumn: pumpkin mushroom leaf
fall: pumpkin mushroom leaf
spring: flower blossom bird
game-night: chess dice board-game card
ski-trip: cabin snow ski sled
`;

/** Of which time something is, or looks. */
const ERAS = `
stone-age: cave mammoth flint cairn
prehistoric: dinosaur mammoth cave fossil
antiquity: amphora temple column statue toga vase
ancient: amphora temple column ruin pyramid vase
ancient-greece: amphora temple column vase statue
ancient-greek: amphora temple column vase statue
greek: amphora temple column
roman: amphora temple column legion
ancient-rome: amphora temple column legion
egypt: pyramid sphinx mummy obelisk
egyptian: pyramid sphinx mummy obelisk
middle-ages: medieval castle knight sword shield axe armor cottage
knights: sword shield castle armor horse
viking-age: viking axe shield longship
norse: viking axe shield
feudal-japan: katana samurai pagoda kimono
samurai: katana kimono
edo: katana samurai
renaissance: lute quill
pirate-age: pirate chest cannon galleon
golden-age-of-piracy: pirate chest cannon galleon
colonial: galleon musket
napoleonic: musket cannon
wild-west: cowboy revolver saloon cactus wagon
western: cowboy revolver saloon cactus wagon
victorian: steampunk plate-camera gramophone typewriter automaton chesterfield
turn-of-the-century: victorian plate-camera gramophone
victorian-era: victorian steampunk plate-camera gramophone typewriter
19th-century: victorian steampunk plate-camera gramophone
1800s: victorian steampunk plate-camera gramophone
industrial-revolution: steam factory gear
belle-epoque: victorian gramophone
1900s: victorian gramophone plate-camera
mid-century: retro vintage
world-war: tank rifle helmet bunker
cold-war: missile bunker tank
space-age: rocket saucer ufo satellite retro
atomic-age: ufo saucer rocket robot retro
grandparents: vintage radio wingback
grandma: vintage teapot wingback
grandpa: vintage radio wingback
future: scifi robot spaceship drone cyberpunk
far-future: scifi robot spaceship drone
`;

/** What somebody does with it. */
const DOINGS = `
sit: seat
sleep: bed
drink-from: drinkware
coffee: cup mug
hot-chocolate: cup mug
cocoa: cup mug
tea: teapot cup
tea-set: teapot cup
espresso: cup
work-from-home: desk keyboard computer headphones
working-from-home: desk keyboard computer headphones
treasure: chest coin gem crown gold
treasure-hunt: chest coin gem map
star-gazing: planet telescope moon
stargazing: planet telescope moon
drinking: drinkware bottle
eat: tableware food
cook: pan knife stove kettle
bake: bread cake oven
read: book armchair lamp
write: desk typewriter pen quill
type: keyboard typewriter
listen: headphones radio speaker boombox
listen-to-music: headphones radio speaker boombox
music: instrument headphones radio speaker boombox
photography: camera tripod lens
take-photos: camera
taking-photos: camera
take-pictures: camera
taking-pictures: camera
play: toy game-piece board-game
wear: clothing jewelry
fight: weapon armor
fighting: weapon armor
chop: axe
chop-wood: axe
drive: car van truck
fly: plane spaceship helicopter drone
sail: boat ship
travel: van suitcase plane ship
explore: terrain island rover
light-up: lamp lantern candle
gaming: console keyboard headphones
adventure: sword potion chest map
loot: chest potion gem coin
role-playing: sword potion chest shield dice
rpg: sword potion chest shield
sailing: boat ship lighthouse
astronomy: planet telescope moon
gardening: plant flower pot shovel
`;

/** What stands about to be looked at, whatever it is: wanted as far as there is any. */
const SHOWING = `
decoration: vase statue lamp candle lantern painting plant
decor: vase statue lamp candle lantern painting plant
ornament: vase statue figurine
gift: jewelry toy mug
present: jewelry toy mug
`;

/** What a thing is made of. Descriptions say it as often as names do. */
export const MATERIALS = `
wood: oak walnut pine birch mahogany teak cedar bamboo cherry pearwood plywood driftwood log plank
metal: brass copper bronze iron steel silver gold tin aluminum aluminium chrome titanium pewter
precious-metal: gold silver platinum
stone: marble granite sandstone slate limestone basalt obsidian
fabric: velvet linen cotton wool felt tweed corduroy canvas silk boucle
textile: velvet linen cotton wool felt fabric
leather: suede
glass: crystal-glass stained-glass
clay: pottery
plastic: acrylic resin vinyl bakelite
straw: thatch wicker rattan
wicker: rattan basket
paper: cardboard origami
precious-stone: gem
`;

/** A decade in figures, in words and by its years: what is called "1962" is of the sixties. */
const DECADES = Object.entries({
  "1920": "twenties: deco art-deco gramophone vintage",
  "1930": "thirties: deco art-deco radio vintage",
  "1940": "forties: vintage radio typewriter",
  "1950": "fifties: retro vintage mid-century radio diner",
  "1960": "sixties: retro vintage mid-century rangefinder",
  "1970": "seventies: retro vintage disco",
  "1980": "eighties: boombox cassette arcade neon walkman",
  "1990": "nineties: cassette walkman console gameboy",
}).flatMap(([first, line]) => {
  const [word, things = ""] = line.split(":");
  const years = Array.from({ length: 10 }, (_, n) => Number(first) + n).join(" ");
  return [`${first}s`, `${first.slice(2)}s`, word].map((name) => `${name}: ${years}${things}`);
});

export const SETTINGS = `${PLACES}${OCCASIONS}${ERAS}${DOINGS}${SHOWING}${DECADES.join("\n")}\n`;
/** Said of much: never the one thing that must hold. */
export const SHOWN = SHOWING;

/** What comes behind one of these is not the thing itself but where, when or for whom: "a chair for the kitchen". */
export const ASIDES = "for in at on inside into with near around beside";
