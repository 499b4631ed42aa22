/**
 * A text file without its byte order mark, as UTF-8 whatever it was: some programs write OBJ and Collada in UTF-16. Anything without
 * a mark is handed back as it is.
 */
export function plainText(bytes: Buffer): Buffer {
  const mark = bytes.toString("hex", 0, 3);
  if (mark === "efbbbf") return bytes.subarray(3);
  if (mark.startsWith("fffe")) return Buffer.from(wholePairs(bytes).toString("utf16le"), "utf8");
  if (mark.startsWith("feff")) return Buffer.from(Buffer.from(wholePairs(bytes)).swap16().toString("utf16le"), "utf8");
  return bytes;
}

/** Everything behind the mark; a byte left over at the end is half a letter. */
const wholePairs = (bytes: Buffer): Buffer => bytes.subarray(2, bytes.length - (bytes.length % 2));
