/** Written by hand: shops, products, trainings. */
export declare const written: (...parts: string[]) => string;
/** Made from it by `npm run demo:build`. */
export declare const built: (...parts: string[]) => string;
