import { POST_KINDS } from "@blenda/domain/community/constants";
import { z } from "zod";

/** One of the demo's own accounts by its id, or a buyer by their place among those who joined. */
const Author = z.union([z.string(), z.int()]);

const Answer = z.strictObject({ by: Author, after: z.number(), text: z.string() });

/** A post of the demo: at an hour of a day, or so many hours before it opens. Answers come so many hours after the post. */
export const DemoPost = z.strictObject({
  by: Author,
  day: z.int().optional(),
  hour: z.number().optional(),
  hoursAgo: z.number().optional(),
  kind: z.enum(POST_KINDS),
  title: z.string(),
  text: z.array(z.string()).min(1),
  tags: z.array(z.string()),
  /** The product whose model it shows, and whether it says so. */
  model: z.string().optional(),
  isForSale: z.boolean().default(false),
  training: z.string().optional(),
  likes: z.int(),
  saves: z.int(),
  comments: z.array(Answer.extend({ replies: z.array(Answer) })),
});
export type DemoPost = z.infer<typeof DemoPost>;
