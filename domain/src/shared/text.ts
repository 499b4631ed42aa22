import { z } from "zod";
import { nameProblem } from "./names.ts";

/** PostgreSQL refuses NUL and half a surrogate pair; people never mean either. */
export const isStorableText = (value: string) => !value.includes("\u0000") && value.isWellFormed();

/** One line or many, trimmed, counted in characters people see as one code point each. */
export const plainText = (min: number, max: number) =>
  z
    .string()
    .max(max * 4 + 64)
    .trim()
    .refine(isStorableText, "has characters that cannot be kept")
    .refine((value) => [...value].length >= min && [...value].length <= max, `must be ${min} to ${max} characters long`);

/** A name a person chooses for themselves or for something of theirs. */
export const personName = (min: number, max: number) =>
  plainText(min, max)
    .refine((name) => nameProblem(name) !== "lines", "must be one line")
    .refine((name) => nameProblem(name) !== "link", "must not hold a link");

/** An address as it is stored and compared: composed, trimmed, lower case. Dots and plus signs mean what their owner wants. */
export const normalEmail = (email: string): string => email.normalize("NFC").trim().toLowerCase();

/** Whatever was typed where an address belongs. Only for asking whether it has an account: a malformed one has none. */
export const TypedEmail = z.string().min(1).max(320).transform(normalEmail);

export const Email = z
  .string()
  .max(320)
  .transform(normalEmail)
  .pipe(
    z
      .email()
      .max(254)
      .refine((value) => value.indexOf("@") <= 64, "is not an address"),
  );
