/** Little pictures people write in place of a noun. Faces and sparkles say nothing of what is to be made. */
const NAMED =
  "🐱 cat 🐈 cat 🐶 dog 🐕 dog 🐩 poodle 🐭 mouse 🐁 mouse 🐀 rat 🐹 hamster 🐰 rabbit 🐇 rabbit 🦊 fox 🐻 bear 🐼 panda 🐨 koala 🐯 tiger 🐅 tiger 🦁 lion 🐮 cow 🐄 cow 🐷 pig 🐖 pig 🐸 frog 🐵 monkey 🐒 monkey 🐔 chicken 🐓 rooster 🐧 penguin 🐦 bird 🐤 chick 🦆 duck 🦅 eagle 🦉 owl 🦇 bat 🐺 wolf 🐗 boar 🐴 horse 🐎 horse 🦄 unicorn 🐝 bee 🐛 caterpillar 🦋 butterfly 🐌 snail 🐞 ladybug 🐜 ant 🕷 spider 🦂 scorpion 🐢 turtle 🐍 snake 🦎 lizard 🦖 t-rex 🦕 dinosaur 🐙 octopus 🦑 squid 🦐 shrimp 🦞 lobster 🦀 crab 🐡 pufferfish 🐠 fish 🐟 fish 🐬 dolphin 🐳 whale 🐋 whale 🦈 shark 🐊 crocodile 🐆 leopard 🦓 zebra 🦍 gorilla 🐘 elephant 🦏 rhino 🐪 camel 🐫 camel 🦒 giraffe 🦘 kangaroo 🐑 sheep 🐏 ram 🐐 goat 🦌 deer 🦃 turkey 🦚 peacock 🦜 parrot 🦢 swan 🦩 flamingo 🐿 squirrel 🦔 hedgehog 🐉 dragon 🐲 dragon " +
  "🌵 cactus 🎄 christmas-tree 🌲 pine 🌳 tree 🌴 palm-tree 🌱 plant 🍀 clover 🍁 leaf 🍄 mushroom 🌹 rose 🌷 tulip 🌻 sunflower 🌸 flower 🌼 daisy 🌺 flower 💐 bouquet 🌙 moon 🌍 globe 🌎 globe 🌏 globe ⭐ star 🌟 star ☀ sun ☁ cloud 🌈 rainbow ⛄ snowman ☃ snowman ❄ snowflake 🔥 fire 🌋 volcano 🏔 mountain " +
  "🍎 apple 🍏 apple 🍐 pear 🍊 orange 🍋 lemon 🍌 banana 🍉 watermelon 🍇 grapes 🍓 strawberry 🍒 cherry 🍑 peach 🍍 pineapple 🥥 coconut 🥑 avocado 🍆 eggplant 🥔 potato 🥕 carrot 🌽 corn 🌶 chili 🥦 broccoli 🍞 bread 🥐 croissant 🧀 cheese 🥚 egg 🥞 pancakes 🍔 burger 🍟 fries 🍕 pizza 🌭 hot-dog 🌮 taco 🍣 sushi 🍦 ice-cream 🍩 donut 🍪 cookie 🎂 birthday-cake 🍰 cake 🧁 cupcake 🍫 chocolate 🍭 lollipop 🍿 popcorn ☕ coffee-cup 🍺 beer-mug 🍷 wine-glass 🍾 champagne-bottle " +
  "⚽ football 🏀 basketball 🏈 rugby-ball ⚾ baseball 🎾 tennis-ball 🎱 billiard-ball 🎳 bowling-ball 🛹 skateboard 🛷 sled 🏆 trophy 🏅 medal 🎸 guitar 🎹 piano 🥁 drum 🎺 trumpet 🎻 violin 🎷 saxophone 🎲 dice ♟ chess-set 🎮 game-controller 🧸 teddy-bear 🎈 balloon 🎁 gift-box 🎃 pumpkin 🪁 kite " +
  "🚗 car 🚙 car 🏎 race-car 🚕 taxi 🚌 bus 🚚 truck 🚜 tractor 🚒 fire-truck 🚑 ambulance 🚓 police-car 🏍 motorcycle 🛵 scooter 🚲 bicycle 🛴 kick-scooter 🚂 locomotive 🚆 train ✈ plane 🚁 helicopter 🚀 rocket 🛸 ufo ⛵ sailboat 🚤 boat 🚢 ship ⚓ anchor 🏠 house 🏡 house 🏰 castle 🗼 tower ⛪ church ⛺ tent 🏝 island 🎡 ferris-wheel " +
  "👑 crown 🎩 top-hat 👒 hat 🧢 cap 👓 glasses 🕶 sunglasses 💍 ring 👗 dress 👕 t-shirt 👖 jeans 👟 sneaker 👢 boot 👠 heels 🎒 backpack 👜 handbag ☂ umbrella ☔ umbrella 💎 diamond 🧣 scarf 🧤 gloves " +
  "🛋 sofa 🪑 chair 🛏 bed 🚪 door 🚽 toilet 🛁 bathtub 💡 light-bulb 🕯 candle ⏰ alarm-clock 📱 phone 💻 laptop 🖥 monitor ⌨ keyboard 📷 camera 📺 television 📻 radio 🔦 flashlight 📚 books 📖 book ✏ pencil ✂ scissors 🔑 key 🔨 hammer 🪓 axe 🔧 wrench ⚔ sword 🗡 dagger 🛡 shield 🏹 bow 🔫 pistol 💣 bomb 🔮 crystal-ball 🧪 potion 🧲 magnet 🔭 telescope 🔬 microscope 🗿 moai 💀 skull ☠ skull 👻 ghost 👽 alien 🤖 robot 🎅 santa 🧙 wizard 🧚 fairy 🧛 vampire 🧜 mermaid 🧝 elf 🧟 zombie 👸 princess 🤴 prince 👮 police-officer 👨‍🚀 astronaut ❤ heart 💖 heart 💙 blue-heart 💚 green-heart 💜 purple-heart 🖤 black-heart";

const words = NAMED.replaceAll("\u200d🚀", "").split(" ");
const NAMES: ReadonlyMap<string, string> = new Map(
  Array.from({ length: words.length / 2 }, (_, at) => [words[at * 2], words[at * 2 + 1].replaceAll("-", " ")] as const),
);
/** Joined by these, and of one colour or another, they are still the same picture. */
const FINE = /[\uFE0E\uFE0F\u{1F3FB}-\u{1F3FF}]/gu;

/** “🤖 holding a ⚔️” in words; as many as there are of it in a row. What the text names itself is not said twice. */
export function emojiNamed(text: string): string {
  const plain = text.replace(FINE, "");
  if (!/\p{Extended_Pictographic}/u.test(plain)) return text;
  const letters = plain.toLowerCase();
  return plain.replace(
    /(\p{Extended_Pictographic})(?:\u200d\p{Extended_Pictographic})*(?:\s*\1)*/gu,
    (run: string, first: string, ...more: unknown[]) => {
      const [at, whole] = more as [number, string];
      const name = NAMES.get(first);
      if (!name || letters.includes(name)) return " ";
      const many = [...run].filter((sign) => sign === first).length;
      // 🏠🌳 are two things.
      const comma = /\p{Extended_Pictographic}\s*$/u.test(whole.slice(0, at)) ? "," : "";
      return many > 1 ? `${comma} ${many} ${name} ` : `${comma} ${name} `;
    },
  );
}
