import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

/** A window as wide as the longest answers: the usual one takes megabytes for each that is being compressed. */
const COMPRESSION = {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: 5,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: 17,
  },
};
const compress = promisify(brotliCompress);

export const brotli = (body: Buffer | string): Promise<Buffer> => compress(body, COMPRESSION);

/** Brotli by name, unless it is named to be refused. */
const BROTLI = /\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/;

export const acceptsBrotli = (accepted: string | string[] | undefined): boolean => BROTLI.test(String(accepted ?? ""));
