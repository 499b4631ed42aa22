// Places as shelves: what people put together where something stands (`settings.ts` says how such a line is read).

/** Where something stands. */
export const PLACES = `
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
