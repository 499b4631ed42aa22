import { TEXT_PICTURE_TYPES } from "@blenda/domain/shared/pictures";
import { safeHref } from "@blenda/domain/shared/rich-text/href";
import { RICH_ALT } from "@blenda/domain/shared/rich-text/tree";
import { type Editor, Node } from "@tiptap/core";
import type { TakePicture } from "./editor-props.ts";

const DATA = new RegExp(`^data:(${TEXT_PICTURE_TYPES.join("|")});base64,([\\w+/=\\s]+)$`);

/** A picture of another website, or one written into the page it was copied from (decision A11). */
const isElsewhere = (source: string): boolean => DATA.test(source) || (/^https?:/i.test(source) && safeHref(source) !== null);

/**
 * Holds the place of a picture that is not ours yet. It is no part of the tree and shows nothing from elsewhere: once the picture is
 * stored it becomes one, and goes if that fails (decision D12).
 */
export const Arriving = Node.create({
  name: "arriving",
  group: "block",
  atom: true,
  addAttributes: () => ({
    source: { default: null, parseHTML: (element) => element.getAttribute("src") },
    alt: { default: "" },
  }),
  parseHTML: () => [{ tag: "img[src]", getAttrs: (element) => (isElsewhere(element.getAttribute("src") ?? "") ? null : false) }],
  renderHTML: () => ["div", { class: "rich-text-arriving" }, "Adding picture…"],
});

function dataOf(source: string): Blob | null {
  const [, type, base64 = ""] = DATA.exec(source) ?? [];
  if (!type) return null;
  try {
    return new Blob([Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))], { type });
  } catch {
    return null;
  }
}

/** Sees to it that every picture that arrived in a text is taken once, whether pasted, undone or pasted again. */
export class ArrivingPictures {
  readonly #taken = new Map<string, ReturnType<TakePicture>>();
  readonly #files = new Map<string, File>();
  readonly #take: TakePicture;
  readonly #onLost: (error: Error) => void;

  constructor(take: TakePicture, onLost: (error: Error) => void) {
    this.#take = take;
    this.#onLost = onLost;
  }

  insertFiles(editor: Editor, files: readonly File[]): void {
    const nodes = files.map((file) => {
      const source = `file:${this.#files.size}`;
      this.#files.set(source, file);
      return { type: "arriving", attrs: { source, alt: "" } };
    });
    editor.chain().focus().insertContent(nodes).run();
  }

  /** Called whenever the text changed. */
  look(editor: Editor): void {
    editor.state.doc.descendants((node) => {
      const { source } = node.attrs;
      if (node.type.name === "arriving" && typeof source === "string" && !this.#isOnItsWay.has(source)) void this.#arrive(editor, source);
      return !node.isTextblock;
    });
  }

  readonly #isOnItsWay = new Set<string>();

  async #arrive(editor: Editor, source: string): Promise<void> {
    this.#isOnItsWay.add(source);
    const taking = this.#taken.get(source) ?? this.#take(this.#files.get(source) ?? dataOf(source) ?? source);
    this.#taken.set(source, taking);
    const picture = await taking.catch((error: Error) => {
      this.#taken.delete(source);
      this.#onLost(error);
      return null;
    });
    this.#isOnItsWay.delete(source);
    if (!editor.isDestroyed) settle(editor, source, picture);
  }
}

/** From the last to the first, so that places before stay where they are; not a step that could be undone. */
function settle(editor: Editor, source: string, picture: { fileId: string } | null): void {
  const places: { at: number; size: number; alt: string }[] = [];
  editor.state.doc.descendants((node, at) => {
    if (node.type.name === "arriving" && node.attrs.source === source)
      places.push({ at, size: node.nodeSize, alt: String(node.attrs.alt) });
  });
  const { tr, schema } = editor.state;
  for (const { at, size, alt } of places.toReversed())
    if (picture) tr.setNodeMarkup(at, schema.nodes.picture, { fileId: picture.fileId, alt: alt.slice(0, RICH_ALT) });
    else tr.delete(at, at + size);
  editor.view.dispatch(tr.setMeta("addToHistory", false));
}
