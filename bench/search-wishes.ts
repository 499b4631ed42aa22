// What people wish for in plain words (what it may cost, where it will stand, for which day, from which time, of what), and what of the
// demo catalogue is right and plainly wrong for it. Written from titles, pictures and prices alone, by somebody who wrote none of the
// search's rules and had read none; changed since only where a person would disagree, never where the search does.
// Form as in search-judged.ts; behind `!` stands what must not be on the first page, `ELSE` being everything that is not wanted.

export const WISHES: Record<string, string> = {
  "what it may cost": `
    under 10 dollars: UNDER_10 ! ELSE; under $5: UNDER_5 ! ELSE; less than 6 dollars: UNDER_6 ! ELSE
    max 5 euro: UNDER_5 ! ELSE; nothing over $10: UNDER_10 staunton ! ELSE; between 20 and 25 dollars: FROM_20_TO_25 ! ELSE
    robot under $20: tin-parade halo-courier trundle ! orbit-7 brass-automaton RINGS
    robots below 15 bucks: tin-parade ! orbit-7 halo-courier trundle brass-automaton
    chair for less than 10 dollars: pearwood ! fenwick sunday-wingback; ring under 10: archivist dusk-amethyst ! ember wreath tidewater
    sword up to $13: warden ! red-cord leafglow; house 16 dollars or less: thatch-end last-light ! poolside
    a lamp for under ten dollars: pierced-brass ! LIGHTHOUSES; camera less than 19: 1962-range ! plate-field
    potion $5 - $10: POTIONS ! ELSE; vehicle between $15 and $22: tangerine coast-road ! meridian sunday-saucer toy-rocket
    cheap: CHEAP FREE ! OVER_20; something cheap: CHEAP FREE ! OVER_20; on a budget: CHEAP FREE ! OVER_20
    cheap ring: archivist dusk-amethyst ! ashfall three-bands; cheap chair: pearwood ! RINGS; cheapest robot: tin-parade ! RINGS
    cheapest house: last-light; affordable furniture: pearwood ledger-desk sunday-wingback fenwick
    inexpensive plants: blush-globe dune-prickly fly-agaric ! hazmat; low budget props: hazmat bay-12 pierced-brass rust-belt staunton
    budget spaceship: toy-rocket sunday-saucer tangerine; not too expensive sofa: harwick ! RINGS
    most expensive spaceship: meridian; costs nothing: FREE ! ELSE; free of charge: FREE ! ELSE; for free: FREE ! ELSE
    $0: FREE ! ELSE; gratis: FREE ! ELSE; free stuff: FREE ! ELSE; mug that costs nothing: trailhead ! breakfast dotted
    free sci-fi props: bay-12 ! rust-belt`,
  "places and settings": `
    for a beach bar: noon-cay block-party coast-road pearwood CUPS pierced-brass ! calving frostkeep last-light hazmat WEAPONS
    for the kitchen: CUPS walnut-table ! WEAPONS SPACESHIPS POTIONS; for a living room: LOUNGE ! WEAPONS SPACESHIPS hazmat
    for an office: ledger-desk typist pearwood studio-over dotted ! WEAPONS PLANETS
    home office: ledger-desk typist pearwood studio-over ! HOUSES WEAPONS; for my bedroom: pierced-brass fenwick sunday-wingback ! WEAPONS hazmat
    for a coffee shop: dotted breakfast pearwood trailhead ! WEAPONS POTIONS; restaurant table: CUPS pearwood ! hazmat TERRAIN
    for a dungeon: spilled POTIONS ravenstand pierced-brass SWORDS delver checkered ! studio-over typist coast-road
    medieval tavern: thatch-end spilled checkered pierced-brass warden ! ELECTRONICS SPACESHIPS
    for a fantasy game: delver leafglow spilled POTIONS warden ! ELECTRONICS pearwood
    alchemist's laboratory: POTIONS violet-hour fly-agaric ! studio-over coast-road; witch's hut: POTIONS fly-agaric violet-hour thatch-end ! poolside
    on a space station: tangerine meridian dustfield CRATES halo-courier ! thatch-end ravenstand
    for a hangar: tangerine meridian CRATES hazmat ! CUPS RINGS; warehouse: CRATES hazmat ! RINGS POTIONS
    post-apocalyptic wasteland: hazmat rust-belt redwall ! RINGS CUPS; for a desert scene: redwall CACTI dustfield ! calving frostkeep last-light
    forest floor: fly-agaric wayside ! SPACESHIPS; mountain trail: wayside trailhead ! noon-cay
    for a museum: plate-field meander SCULPTURES violet-hour ! hazmat CRATES; art gallery: SCULPTURES meander ! CRATES hazmat
    for a jewellery store: RINGS violet-hour ! CRATES; recording studio: studio-over block-party ! FURNITURE
    kids room: toy-rocket tin-parade orbit-7 pocket-earth trundle ! WEAPONS hazmat nightshade
    photo studio: CAMERAS ! RINGS; reading corner: sunday-wingback fenwick ! WEAPONS; gentleman's study: harwick ledger-desk plate-field sunday-wingback ! SPACESHIPS
    polar expedition: calving frostkeep last-light ! CACTI noon-cay redwall; at the seaside: noon-cay LIGHTHOUSES coast-road ! redwall
    for a campsite: trailhead coast-road last-light ! RINGS; moon base: dustfield tangerine meridian toy-rocket ! HOUSES
    window sill: CACTI ! WEAPONS; moroccan courtyard: pierced-brass ! SPACESHIPS; greek temple: meander ! ROBOTS`,
  occasions: `
    christmas: last-light frostkeep tin-parade ! noon-cay redwall; halloween: nightshade ravenstand fly-agaric heartwell ! noon-cay poolside
    wedding: RINGS ! WEAPONS hazmat; for a marriage proposal: RINGS ! ashfall; valentine's day: RINGS heartwell ! hazmat WEAPONS
    anniversary gift: RINGS ! hazmat; birthday present for a child: toy-rocket tin-parade orbit-7 ! WEAPONS nightshade
    summer holiday: noon-cay coast-road poolside ! calving frostkeep last-light; road trip: coast-road ! CRATES
    afternoon tea: breakfast ! hazmat POTIONS; breakfast table: breakfast dotted ! ledger-desk; house party: block-party ! HOUSES
    picnic: CUPS ! hazmat; new year in the snow: last-light frostkeep ! CACTI; game night: staunton ! POTIONS`,
  eras: `
    eighties: block-party ! plate-field; 50s radio: walnut-table ! block-party; the fifties: walnut-table ! block-party plate-field
    1960s: 1962-range ! plate-field block-party; victorian: plate-field brass-automaton harwick ! bay-12 studio-over
    19th century: plate-field ! 1962-range; turn of the century camera: plate-field ! typist; mid-century modern chair: pearwood fenwick ! sunday-wingback
    middle ages: thatch-end ravenstand warden ! ELECTRONICS SPACESHIPS; ancient greece: meander ! ROBOTS
    viking age: checkered ! SPACESHIPS; feudal japan: red-cord ! ravenstand; space age toy: orbit-7 tin-parade toy-rocket ! CUPS
    futuristic: halo-courier tangerine meridian sunday-saucer CRATES dustfield ! thatch-end plate-field
    old-fashioned: 1962-range walnut-table plate-field tin-parade harwick ! bay-12; from grandma's time: walnut-table plate-field tin-parade 1962-range ! bay-12`,
  materials: `
    made of wood: ledger-desk walnut-table plate-field checkered pearwood last-light ! three-bands CRATES
    copper: three-bands ! CRATES; made of tin: tin-parade ! CRATES; porcelain: breakfast ! CRATES; terracotta: dotted ! CRATES
    clay pot: meander dotted blush-globe ! SPACESHIPS; enamel: trailhead toy-rocket ! RINGS; glass bottle: POTIONS ! hazmat
    made of stone: ravenstand wayside violet-hour single-sided staunton ! tin-parade pearwood; steel: warden hazmat ! pearwood
    white marble: single-sided staunton trefoil ! bay-12; upholstered chair: fenwick sunday-wingback pearwood ! CRATES
    straw roof: thatch-end ! dustfield; made of ice: calving ! redwall; rusty metal: rust-belt hazmat ! RINGS
    solid gold: trefoil ember-ruby wreath-emerald archivist ! tidewater dusk-amethyst; brass decoration: pierced-brass ! SWORDS`,
  activities: `
    taking pictures: CAMERAS ! RINGS; listening to music: studio-over block-party walnut-table ! WEAPONS; drinking coffee: dotted trailhead ! POTIONS
    typing: typist ! WEAPONS; working from home: ledger-desk typist pearwood studio-over ! HOUSES; going camping: trailhead coast-road last-light ! RINGS
    hiking: trailhead wayside ! RINGS; play chess: staunton ! tin-parade; sword fighting: SWORDS ! CUPS; travelling: coast-road ! RINGS
    treasure hunt: spilled ! CUPS; exploring space: SPACESHIPS ! CUPS; something to sit on: SEATS harwick ! PLANETS; star gazing: PLANETS ! CUPS
    delivering parcels: halo-courier ! RINGS; sealing letters: archivist ! CRATES`,
  tableware: `
    cup and saucer: breakfast dotted ! sunday-saucer ashfall; espresso cup: dotted ! hazmat; tea set: breakfast ! CRATES
    crockery: CUPS ! CRATES; dishes: CUPS ! dustfield; dinnerware: CUPS ! CRATES; teaspoon: breakfast dotted ! toy-rocket
    china cup: breakfast ! redwall; something to drink from: CUPS ! hazmat; tin mug: trailhead ! tin-parade; hot chocolate: CUPS ! PLANETS`,
};

/** Wishes this catalogue cannot grant: the right answer is none. What a looser search would show is shown to nobody. */
export const UNGRANTED =
  "robot under $10, castle under $15, free sword, free ring, sofa under 20 dollars, camera below 5 dollars, dinner plate, wine glass, teapot, knife and fork, christmas tree, birthday cake, easter bunny, wedding dress, ski lift";
