// Shelves: what people put together for a place, an occasion, a time or something they do. Nobody measures such a thing, so each is a list of what
// things are called and of categories, as `KINDS` is: whoever asks for the first word of a line means those behind the colon too.

/** Where something stands. */
const PLACES = `
kitchen: tableware cutlery kettle pan toaster oven stove fridge spice bread fruit vegetable
dining-room: table chair tableware cutlery chandelier candlestick
living-room: sofa armchair lamp rug shelf television vase fireplace coffee-table
lounge: sofa armchair lamp rug
bedroom: bed lamp wardrobe mirror pillow dresser nightstand
bathroom: bathtub sink toilet towel mirror soap
office: desk office-chair computer keyboard phone printer
home-office: desk chair computer keyboard lamp headphones
workspace: desk computer keyboard lamp headphones
study: desk book shelf lamp globe armchair
reading-corner: armchair lamp book shelf
reading-nook: armchair lamp book shelf
library: book shelf desk lamp armchair scroll
classroom: desk globe book blackboard chair
school: desk globe book blackboard
nursery: toy crib doll teddy
playroom: toy doll teddy dice
kids-room: toy doll teddy rocket
childrens-room: toy doll teddy rocket
hallway: lamp rug mirror coat
attic: chest suitcase lamp book toy
basement: crate barrel shelf tool
hangar: spaceship plane helicopter crate barrel
garage: car motorcycle bicycle tool barrel
workshop: tool hammer saw anvil crate
warehouse: crate barrel container pallet forklift
factory: crate barrel container machine robot
storage-room: crate barrel container shelf
dock: crate barrel boat ship container
harbor: boat ship lighthouse crate barrel anchor
harbour: boat ship lighthouse crate barrel anchor
port: boat ship lighthouse crate
cafe: cup mug coffee table chair cake croissant
coffee-shop: cup mug coffee table croissant
restaurant: table chair tableware wine food
diner: cup mug burger stool
bar: glass bottle beer stool wine
pub: mug beer barrel bottle stool
tavern: mug tankard barrel bottle candle stool lantern
inn: mug tankard barrel candle lantern bed
dungeon: chest torch sword shield potion skull chain armor lantern
castle-hall: throne banner sword shield armor candle
throne-room: throne crown banner sword shield
armory: weapon armor
armoury: weapon armor
battlefield: weapon armor tank
crypt: skull coffin candle tomb
graveyard: tombstone skull coffin cross
laboratory: potion flask microscope robot
lab: potion flask microscope robot
alchemist: potion flask crystal mushroom scroll
wizard-tower: potion crystal scroll book wand staff
witch-hut: potion cauldron mushroom broom candle
treasury: chest gem crown coin gold
museum: statue vase fossil painting helmet
gallery: statue painting sculpture vase
shop-window: jewelry shoe dress watch
jeweler: jewelry gem
jeweller: jewelry gem
jewelry-store: jewelry gem
jewellery-store: jewelry gem
jewelry-shop: jewelry gem
toy-shop: toy doll teddy
music-studio: headphones keyboard speaker guitar drum microphone
recording-studio: headphones keyboard speaker microphone
photo-studio: camera tripod
garden: plant flower tree bench fountain pot mushroom
greenhouse: plant cactus fern flower pot
window-sill: plant cactus flower pot vase
windowsill: plant cactus flower pot vase
balcony: plant flower pot chair
patio: plant bench chair table
terrace: plant bench chair table villa
backyard: tree bench swing shed
park: bench tree fountain statue
playground: swing slide toy
farm: barn tractor cow pig windmill hay
village: cottage house barn church windmill well
countryside: cottage barn windmill meadow tree
city: skyscraper building car bus street
town: house building street church
suburb: house villa car
roadside: car truck van sign
highway: car truck van motorcycle
woods: tree mushroom cabin wolf bear stone
forest-floor: mushroom fern moss stone log
wasteland: canyon rust barrel ruin desert
post-apocalyptic: rust barrel ruin gas-mask
jungle: palm vine temple snake plant
desert-scene: cactus canyon sand camel
beach: palm island shell boat surfboard umbrella
seaside: lighthouse boat island beach shell
coast: lighthouse boat island cliff
shore: lighthouse boat beach island
sea: boat ship island lighthouse fish
ocean: boat ship island fish whale
polar: glacier iceberg snow penguin
polar-expedition: glacier iceberg snow
arctic: glacier iceberg snow penguin
antarctica: glacier iceberg penguin
north-pole: glacier snow
mountains: mountain cabin cliff glacier
outdoors: tree stone terrain tent
space-station: spaceship robot satellite astronaut scifi-crate
moon-base: habitat astronaut rover rocket
mars: habitat rover rocket astronaut
outer-space: spaceship planet rocket ufo satellite astronaut
solar-system: planet moon sun asteroid
night-sky: planet moon star
`;

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
