import type { RichBlock, RichText } from "./tree.ts";

/** The files of the pictures in some words. */
export const picturesIn = (text: RichText): string[] => {
  const inBlock = (block: RichBlock): string[] => {
    if (block.type === "picture") return [block.fileId];
    if (block.type === "blockquote") return picturesIn(block.blocks);
    return block.type === "list" ? block.items.flatMap(picturesIn) : [];
  };
  return text.flatMap(inBlock);
};

/** The same words without pictures that are not ours to show. */
export const withPictures = (text: RichText, known: ReadonlySet<string>): RichText => {
  const kept = (block: RichBlock): RichBlock[] => {
    if (block.type === "picture") return known.has(block.fileId) ? [block] : [];
    if (block.type === "blockquote") return [{ ...block, blocks: block.blocks.flatMap(kept) }];
    return block.type === "list" ? [{ ...block, items: block.items.map((item) => item.flatMap(kept)) }] : [block];
  };
  return text.flatMap(kept);
};
