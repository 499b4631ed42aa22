/** The best WebP of at most so many bytes. */
export declare function within(bytes: number, picture: Buffer): Promise<Buffer>;
