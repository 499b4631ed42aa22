const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** For forms, without a schema. Looser than `Email` on purpose: an address that takes must never be refused here. */
export const looksLikeAddress = (email: string): boolean => EMAIL.test(email.trim());

/** What somebody may put behind their name in an address and still get the mail, as PostgreSQL reads a pattern too. */
export const MAILBOX_TAG = "\\+[^@]*@";
const mailboxOf = (email: string): string => email.replace(new RegExp(MAILBOX_TAG), "@").toLowerCase();

/** One mailbox is one person, whatever stands behind a plus sign. */
export const isSameMailbox = (one: string, other: string): boolean => mailboxOf(one) === mailboxOf(other);
