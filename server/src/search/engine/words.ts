/** A word longer than this is no word; what is beyond is not looked at. */
export const LONGEST_WORD = 40;

const SEPARATORS = /[^\p{L}\p{N}]+/gu;
const MARKS = /\p{M}+/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: whether a text holds anything but ASCII
const ASCII = /^[\x00-\x7f]*$/;

/** Told of every word of a text: its bytes lie in `bytes` from 0 to `length`. */
export type OnWord = (bytes: Uint8Array, length: number) => void;

const word = new Uint8Array(LONGEST_WORD);

/**
 * Reads a text word by word, folded: lower case, accents off, compatible forms made one (ﬁ is fi). Nothing is allocated
 * for plain texts, because a catalogue has millions of words.
 */
export function eachWord(text: string, onWord: OnWord): void {
  if (ASCII.test(text)) readAscii(text, onWord);
  else readBytes(Buffer.from(text.normalize("NFKD").replace(MARKS, "").toLowerCase().replace(SEPARATORS, " ")), onWord);
}

function readAscii(text: string, onWord: OnWord): void {
  let length = 0;
  for (let i = 0; i <= text.length; i++) {
    let code = i < text.length ? text.charCodeAt(i) : 32;
    if (code >= 65 && code <= 90) code += 32;
    if ((code >= 97 && code <= 122) || (code >= 48 && code <= 57)) {
      if (length < LONGEST_WORD) word[length++] = code;
    } else if (length > 0) {
      onWord(word, length);
      length = 0;
    }
  }
}

/** Only letters, digits and single spaces are left; every other script is more than one byte per letter and counts as letters. */
function readBytes(bytes: Uint8Array, onWord: OnWord): void {
  let length = 0;
  for (let i = 0; i <= bytes.length; i++) {
    const code = bytes[i] ?? 32;
    if (code !== 32) {
      if (length < LONGEST_WORD) word[length++] = code;
    } else if (length > 0) {
      onWord(word, length);
      length = 0;
    }
  }
}

/** The words of a question, each once, in their order. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  eachWord(text, (bytes, length) => words.push(Buffer.from(bytes.subarray(0, length)).toString()));
  return [...new Set(words)];
}
