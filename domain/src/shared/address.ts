const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** For forms, without a schema. Looser than `Email` on purpose: an address that takes must never be refused here. */
export const looksLikeAddress = (email: string): boolean => EMAIL.test(email.trim());
