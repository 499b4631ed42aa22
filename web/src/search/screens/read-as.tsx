import type { ProductListing } from "@blenda/domain/search/model";

const quoted = (words: readonly string[]) => words.map((word) => `“${word}”`).join(" and ");

/** Where the words were not taken letter for letter, the page says so. */
export function ReadAs({ listing: { readAs, facts, leftOut, total } }: { listing: ProductListing }) {
  const said = [
    readAs && `Showing results for “${readAs}”.`,
    ...facts.map(({ words, says, isStrict }) => (isStrict ? `Showing models ${says}.` : `“${words}” includes models ${says}.`)),
    leftOut.length > 0 && total > 0 && `None of these is ${quoted(leftOut)}.`,
  ].filter(Boolean);
  return said.length > 0 && <p className="mt-3 type-small text-muted">{said.join(" ")}</p>;
}
