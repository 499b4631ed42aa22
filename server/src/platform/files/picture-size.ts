import { typeOfBytes } from "@blenda/domain/shared/file-types";

interface Size {
  width: number;
  height: number;
}

/** The size a picture says it has, read from its first bytes. Nothing is unpacked; only the decoder has to be believed. */
export function pictureSize(bytes: Buffer): Size | null {
  try {
    switch (typeOfBytes(bytes)) {
      case "image/png":
        return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
      case "image/gif":
        return { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
      case "image/webp":
        return webpSize(bytes);
      case "image/jpeg":
        return jpegSize(bytes);
      default:
        return null;
    }
  } catch (error) {
    // It ends before its size is told.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const FOURTEEN_BITS = 0x3fff;

function webpSize(bytes: Buffer): Size | null {
  switch (bytes.toString("latin1", 12, 16)) {
    case "VP8X":
      return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
    case "VP8L": {
      const packed = bytes.readUInt32LE(21);
      return { width: (packed & FOURTEEN_BITS) + 1, height: ((packed >>> 14) & FOURTEEN_BITS) + 1 };
    }
    case "VP8 ":
      return { width: bytes.readUInt16LE(26) & FOURTEEN_BITS, height: bytes.readUInt16LE(28) & FOURTEEN_BITS };
    default:
      return null;
  }
}

const MOST_SEGMENTS = 10_000;
/** Frames of every kind but the tables that are numbered among them. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

function jpegSize(bytes: Buffer): Size | null {
  let at = 2;
  for (let n = 0; n < MOST_SEGMENTS; n++) {
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at++;
    if (bytes[at] !== 0xff) return null;
    if (isFrame(bytes.readUInt8(at + 1))) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return null;
}
