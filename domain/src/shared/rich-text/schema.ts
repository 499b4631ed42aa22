import { z } from "zod";
import { isStorableText } from "../text.ts";
import { safeHref } from "./href.ts";
import { inMode, type RichMode } from "./modes.ts";
import {
  HEADING_LEVELS,
  RICH_ALT,
  RICH_DEPTH,
  RICH_LIST,
  RICH_MARKS,
  RICH_NODES,
  RICH_RUN,
  type RichBlock,
  type RichText,
  richLength,
  richNodes,
  TABLE_COLUMNS,
} from "./tree.ts";

const words = (most: number) => z.string().max(most).refine(isStorableText, "has characters that cannot be kept");

const Run = z.strictObject({
  type: z.literal("text"),
  text: words(RICH_RUN).min(1),
  marks: z
    .array(z.enum(RICH_MARKS))
    .max(RICH_MARKS.length)
    .refine((marks) => new Set(marks).size === marks.length, "names a mark twice")
    .optional(),
  href: z
    .string()
    .max(2_000)
    .refine((href) => safeHref(href) === href, "is no address a link may have")
    .optional(),
});
const inline = z.array(z.discriminatedUnion("type", [Run, z.strictObject({ type: z.literal("br") })])).max(RICH_LIST);

const Leaf = [
  z.strictObject({ type: z.literal("p"), inline }),
  z.strictObject({ type: z.literal("heading"), level: z.literal(HEADING_LEVELS), inline }),
  z.strictObject({ type: z.literal("pre"), text: words(RICH_RUN) }),
  z.strictObject({
    type: z.literal("picture"),
    fileId: z
      .string()
      .max(100)
      .regex(/^[\w-]+$/),
    alt: words(RICH_ALT),
  }),
  z.strictObject({
    type: z.literal("table"),
    rows: z
      .array(
        z
          .array(z.strictObject({ isHead: z.boolean(), inline }))
          .min(1)
          .max(TABLE_COLUMNS),
      )
      .min(1)
      .max(RICH_LIST),
  }),
] as const;

/** A schema for every depth instead of one that holds itself: what is nested deeper fails there, and never exhausts the stack. */
const blocksWithin = (depth: number): z.ZodType<RichBlock[], RichBlock[]> => {
  if (depth === 0) return z.array(z.discriminatedUnion("type", Leaf)).max(RICH_LIST);
  const blocks = blocksWithin(depth - 1);
  return z
    .array(
      z.discriminatedUnion("type", [
        ...Leaf,
        z.strictObject({ type: z.literal("blockquote"), blocks }),
        z.strictObject({ type: z.literal("list"), isOrdered: z.boolean(), items: z.array(blocks).min(1).max(RICH_LIST) }),
      ]),
    )
    .max(RICH_LIST);
};

/** As it is stored and answered, whatever the field allowed when it was written. */
export const RichTextTree: z.ZodType<RichText, RichText> = blocksWithin(RICH_DEPTH).refine(
  (text) => richNodes(text) <= RICH_NODES,
  `has more than ${RICH_NODES} parts`,
);

/** What a field takes: at most so many characters, without what its mode leaves out. */
export const richText = (max: number, mode: RichMode = "rich") =>
  RichTextTree.transform((text) => inMode(text, mode)).refine((text) => richLength(text) <= max, `must be at most ${max} characters long`);
