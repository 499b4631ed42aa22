/** A piece of a letter: words, an address elsewhere, or one of our own pages. */
export type Piece = { text: string; href?: string; page?: string };

const ADDRESS = /https?:\/\/[^\s<>"]+/gi;

/** Signs that end a sentence or a bracket, not an address. */
const AFTER = /[.,;:!?)\]}'*]+$/;

/**
 * Cuts a letter's text where its addresses begin and end. Only http and https become links. `page` is set for our own
 * origin: such a link is followed inside the app.
 */
export function piecesOf(body: string, origin: string): Piece[] {
  const pieces: Piece[] = [];
  let read = 0;
  for (const { 0: found, index } of body.matchAll(ADDRESS)) {
    const address = found.replace(AFTER, "");
    const url = URL.parse(address);
    if (!url) continue;
    if (index > read) pieces.push({ text: body.slice(read, index) });
    pieces.push({ text: address, href: url.href, ...pageOf(url, origin) });
    read = index + address.length;
  }
  if (read < body.length) pieces.push({ text: body.slice(read) });
  return pieces;
}

/** A path that begins with two slashes would be read as another site. */
function pageOf({ origin, pathname, search, hash }: URL, ours: string): { page?: string } {
  return origin === ours && !pathname.startsWith("//") ? { page: `${pathname}${search}${hash}` } : {};
}
