/** Names people use that style sheets call otherwise. */
const ALSO: Record<string, string> = {
  amber: "orange",
  anthracite: "darkslategray",
  ash: "gray",
  bronze: "peru",
  burgundy: "maroon",
  charcoal: "darkslategray",
  cobalt: "mediumblue",
  copper: "sienna",
  cream: "ivory",
  ember: "orangered",
  emerald: "seagreen",
  graphite: "dimgray",
  jet: "black",
  lemon: "yellow",
  lilac: "plum",
  midnight: "midnightblue",
  mint: "aquamarine",
  mustard: "goldenrod",
  ochre: "goldenrod",
  petrol: "teal",
  rose: "palevioletred",
  ruby: "crimson",
  sand: "tan",
  sapphire: "royalblue",
  scarlet: "red",
  sky: "skyblue",
  ultramarine: "mediumblue",
};

/** What the browser would paint for a colour as it was named: “dark green”, “navy blue”, “#ff8800”. */
function paintOf(name: string): string | null {
  const words = name.toLowerCase().split(/[\s-]+/);
  const tried = [name, words.join(""), ...words.flatMap((word) => [word, ALSO[word] ?? ""])];
  return tried.find((color) => color !== "" && CSS.supports("color", color)) ?? null;
}

/** A colour with its name; the name alone where its look is unknown. */
export function ColourSwatch({ name }: { name: string }) {
  const paint = paintOf(name);
  return (
    <span className="inline-flex items-center gap-1.5">
      {paint && <span aria-hidden="true" className="size-3 rounded-full border border-line-strong" style={{ backgroundColor: paint }} />}
      {name}
    </span>
  );
}
