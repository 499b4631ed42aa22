const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** Base64url without padding. Written out, because what browsers and Node have for it differs from version to version. */
export function textOfBytes(bytes: readonly number[]): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 3) {
    const group = bytes.slice(at, at + 3);
    const [one = 0, two = 0, three = 0] = group;
    const letters = [one >> 2, ((one & 3) << 4) | (two >> 4), ((two & 15) << 2) | (three >> 6), three & 63];
    text += letters
      .slice(0, group.length + 1)
      .map((letter) => LETTERS[letter])
      .join("");
  }
  return text;
}
