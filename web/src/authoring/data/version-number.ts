const PARTS = /^(0|[1-9]\d{0,4})\.(0|[1-9]\d{0,4})(\.(0|[1-9]\d{0,4}))?$/;

/** `1.1` or `1.1.2`, as the contract takes it. */
export const isVersionNumber = (text: string): boolean => PARTS.test(text);
