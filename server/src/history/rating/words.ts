import type { Ware } from "../goods.ts";

/** What buyers say, by the stars they give; what they don't say is common, too. */
export const WORDS: Record<Ware["type"] & ("product" | "training"), Record<number, readonly string[]>> = {
  product: {
    5: [
      "Dropped straight into my scene at the right scale. The topology is clean enough to animate without a retopo.",
      "Exactly what the previews show. Materials came in set up correctly, and the UVs are tidy.",
      "Used it as a hero prop, close to the camera, and it held up. Textures are sharp at 4K.",
      "Great value. Pivot points are where you'd want them, and everything is named sensibly.",
      "Imported the FBX and the GLB, and both work without touching anything.",
      "",
      "",
    ],
    4: [
      "Very good model. I'd have liked a lower LOD for background shots, but it decimates well.",
      "Solid work. One texture was a bit dark for my lighting, which was easy to fix.",
      "Looks great in Blender. In my engine I had to flip the green channel of the normal map.",
      "Nice details and an honest poly count. The naming of materials could be clearer.",
      "",
    ],
    3: [
      "Fine from a distance. Close up the edges could use more bevels.",
      "The mesh is good, but the textures are softer than I expected from the previews.",
      "Does the job. It took me half an hour to sort the materials out.",
    ],
    2: ["The shape is nice, but there were a few flipped faces I had to mend.", "Textures are tiled quite visibly. Not what I hoped for."],
    1: ["It didn't work in my version at all, and I had to model it again myself."],
  },
  training: {
    5: [
      "Clear, to the point, and the project files made it easy to follow along.",
      "I finally understand why my bakes looked wrong. Worth every minute.",
      "",
    ],
    4: ["Good pace and good examples. I'd love a follow-up on lighting.", "Well explained. A few chapters could be shorter."],
    3: ["Useful, though it assumes more than it says about shortcuts."],
    2: ["Too fast for me. I had to pause every few seconds."],
    1: ["Not what I was looking for."],
  },
};

export const REPLIES: Record<number, readonly string[]> = {
  5: ["Thank you! I'd love to see what you make with it."],
  4: ["Thanks for the kind words. I've put your suggestion on my list for the next version."],
  3: ["Thank you for the honest review. I'm working on an update that takes care of this."],
  2: ["I'm sorry about that. Please send me a message, and I'll sort it out with you."],
  1: ["I'm sorry it didn't work for you. I've sent you a message so we can find out why."],
};
