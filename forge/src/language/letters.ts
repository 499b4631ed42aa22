import { all, box, type Form } from "./form.ts";

/** Capitals in three columns and five rows, a row of bits each. */
const CAPITALS: Readonly<Record<string, string>> = {
  A: "25755",
  B: "65656",
  C: "34443",
  D: "65556",
  E: "74647",
  F: "74644",
  G: "34553",
  H: "55755",
  I: "72227",
  K: "55655",
  L: "44447",
  M: "57755",
  N: "65555",
  O: "75557",
  P: "65644",
  R: "65655",
  S: "34216",
  T: "72222",
  U: "55557",
  W: "55775",
  X: "55255",
  Y: "55222",
};

/** A short word in plain blocks for the sign of a building, facing the front, about the origin; `tall` is the height of a letter. */
export function letters(word: string, tall: number, deep = 0.02): Form {
  const dot = tall / 5;
  const bars = [...word].flatMap((letter, place) =>
    [...(CAPITALS[letter] ?? "00000")].flatMap((row, down) => {
      const bits = Number(row).toString(2).padStart(3, "0");
      return [...bits.matchAll(/1+/g)].map(({ 0: run, index }) => {
        const x = (place - (word.length - 1) / 2) * 4 + index + run.length / 2 - 1.5;
        return box(run.length * dot, dot * 1.02, deep, 0).at(x * dot, (2 - down) * dot, 0);
      });
    }),
  );
  return all(...bars);
}

/** The same one letter under the other, for a sign that stands out from the wall. */
export const upright = (word: string, tall: number, deep = 0.02): Form =>
  all(...[...word].map((letter, at) => letters(letter, tall, deep).at(0, ((word.length - 1) / 2 - at) * tall * 1.3, 0)));
