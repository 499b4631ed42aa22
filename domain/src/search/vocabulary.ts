// What shoppers' words mean, for every marketplace of 3D things: tables to be read and added to. Lower case, American and British, one form
// of each word (others are found by `formsOf`); a phrase is written with hyphens.

/** Words for the same thing, a line each. */
export const SAME = `
sofa couch settee loveseat chesterfield divan
armchair easy-chair lounge-chair recliner wingback
desk writing-desk workbench
shelf bookcase bookshelf shelving
cupboard cabinet wardrobe closet
rug carpet
car automobile sedan
van camper campervan camper-van motorhome minibus
truck lorry pickup
motorcycle motorbike scooter
bicycle bike
plane airplane aeroplane aircraft jet
boat sailboat dinghy
spaceship spacecraft starship space-ship
freighter hauler cargo-ship
ufo saucer flying-saucer
robot droid android automaton cyborg bot
person human people man woman
monster beast creature
castle fortress citadel
house home cottage villa bungalow
cabin hut chalet log-cabin
church chapel cathedral
skyscraper high-rise
tower turret
street road
habitat space-colony
lighthouse beacon
sword longsword saber sabre
knife dagger
axe hatchet tomahawk
gun firearm
armor armour
chest coffer treasure-chest
crate box cargo-box shipping-crate
barrel drum oil-drum keg cask
container canister
vase amphora urn
pottery ceramic porcelain terracotta earthenware
cup teacup coffee-cup tea-cup espresso-cup
mug tankard
bottle flask vial
potion elixir
statue sculpture figurine bust
jewelry jewellery
gem gemstone jewel
stone rock boulder
mushroom toadstool fungus agaric
cactus succulent prickly-pear
flower blossom bouquet
grass lawn
earth globe
planet exoplanet
glacier iceberg ice-sheet
terrain landscape landform
island isle atoll
forest woodland
mountain peak
headphones headset earphones over-ears
boombox stereo ghetto-blaster cassette-player
phone smartphone cellphone telephone
television tv
computer pc laptop
camera photo-camera
keyboard mechanical-keyboard
movie film cinema
board-game tabletop
food meal
tableware crockery dish china dinnerware kitchenware
cutlery silverware flatware
jug pitcher carafe ewer
teapot kettle
cloth fabric textile upholstered upholstery
scifi sci-fi science-fiction futuristic
vintage retro old antique oldschool old-fashioned
medieval middle-ages
scandinavian nordic
stylized stylised cartoon
realistic photorealistic
gold golden gilded gilt
silver silvery
wood wooden timber
metal metallic
iron steel
rust rusty rusted
snow snowy winter
ice icy frozen frost
moss mossy
poison toxic poisonous
health healing
glow glowing luminous emissive
broken damaged
grey gray
purple violet
blue azure
color colour
yellow ochre
turquoise teal
modelling modeling
optimization optimisation
organize organise
uv uv-mapping uv-unwrapping uv-layout unwrap
lod level-of-detail
`;

/** What is a kind of what, by the category it would lie in: who asks for the first word of a line means those behind the colon too. */
export const KINDS: Readonly<Record<string, string>> = {
  Characters: `
    character: person robot knight wizard warrior soldier hero alien zombie monster elf dwarf orc pirate ninja girl boy child head body hair
    animal: dog cat horse bird fish wolf bear fox owl lion cow pig shark snake insect spider turtle
    monster: dragon dinosaur griffin demon`,
  Props: `
    container: crate barrel chest basket bucket suitcase bag
    tool: hammer wrench saw shovel pickaxe
    toy: doll puppet teddy
    game-piece: chess dice
    vessel: vase bottle bowl pot
    instrument: guitar piano violin drum trumpet xylophone flute
    clothing: shoe hat shirt jacket dress boot glove
    book: scroll tome`,
  Furniture: `
    furniture: seat table storage bed lamp rug
    light: lamp
    lamp: lantern chandelier
    seat: chair sofa stool bench
    chair: armchair
    table: desk
    storage: shelf cupboard drawer
    interior: sofa armchair`,
  Electronics: `
    electronics: camera radio headphones keyboard phone television computer speaker boombox console
    device: camera radio phone computer
    audio: radio headphones speaker boombox`,
  Nature: `
    plant: cactus mushroom fern flower tree bush grass ivy
    tree: pine palm oak birch
    mineral: geode crystal gem
    crystal: geode
    stone: pebble cairn`,
  Environments: `
    environment: terrain island diorama scene forest canyon glacier desert lighthouse
    terrain: canyon glacier island mountain desert cliff valley
    tropical: beach palm
    water: sea ocean lake river
    street: sidewalk`,
  Weapons: `
    weapon: sword axe shield bow spear knife hammer mace gun blade
    blade: sword katana knife
    sword: katana
    gun: rifle pistol shotgun revolver
    armor: shield helmet gauntlet`,
  Jewellery: `
    jewelry: ring necklace bracelet earring crown pendant brooch
    gem: ruby emerald sapphire amethyst diamond opal topaz jade`,
  Vehicles: `
    vehicle: car van truck bus tank train tractor motorcycle bicycle boat ship plane helicopter spaceship rocket drone
    ship: spaceship freighter submarine
    spaceship: freighter
    space: spaceship rocket planet ufo astronaut satellite
    plane: fighter glider`,
  Architecture: `
    building: house cabin castle tower church lighthouse skyscraper temple habitat barn windmill shed
    architecture: building bridge
    keep: castle
    base: habitat
    outpost: habitat
    room: kitchen bathroom bedroom
    door: gate window`,
  "Food & Drink": `
    tableware: cup mug plate bowl teapot glass jug
    cutlery: fork spoon knife
    drinkware: cup mug glass goblet tumbler
    drink: coffee tea beer wine juice potion
    food: bread fruit vegetable cake burger pizza sushi croissant lemon pumpkin`,
  Abstract: `
    statue: knot mobius
    shape: sphere cube torus knot
    planet: moon asteroid`,
};

/** What a thing is like. Wanted as far as there is any: a green sofa is shown among the sofas where none is green. */
export const LOOKS = `
red orange yellow green blue purple pink white black brown grey turquoise cream cobalt dark bright colorful
gold silver copper brass bronze metal iron wood leather marble glass stone plastic ceramic fabric velvet concrete walnut oak
vintage modern medieval scifi fantasy steampunk cyberpunk victorian scandinavian japanese viking gothic rustic industrial stylized realistic
small large big tiny huge little tall round square simple detailed beautiful cute nice solid pure real cool good best clean dirty broken
fighter floating tropical snow rust glow`;

/** Words that say nothing about which; left out where others are left. */
export const FILLERS = {
  both: `a an the of for with and or in on to from by my some 3d at into inside near around beside i im me we our your you it its that which
    this these is are be can could would should want need like looking look search find show give please any anything something stuff thing put go
    use used using fit suit suitable perfect ideal belong made out have has there here what where when goes going style themed theme`,
  products: "model asset object item piece prop pair collection one",
  trainings: "learn how lesson training class guide video about",
};
