import { promisify } from "node:util";
import { constants, zstdCompressSync, zstdDecompress } from "node:zlib";

const unzip = promisify(zstdDecompress);
const HARDEST = { [constants.ZSTD_c_compressionLevel]: 19, [constants.ZSTD_c_windowLog]: 23 };

/** A file as small as it gets. `like` is one that shares much with it, such as the same model in another format. */
export const pack = (bytes: Uint8Array, like?: Uint8Array): Buffer =>
  zstdCompressSync(bytes, { params: HARDEST, ...(like && { dictionary: like }) });

/** The exact file again; `like` is what it was packed with. */
export const unpack = (packed: Uint8Array, like?: Uint8Array): Promise<Buffer> => unzip(packed, like ? { dictionary: like } : {});
