import { upload } from "./upload.ts";

/**
 * Sends a picture for a text: the file itself or, of one on another website, its address, and our server fetches it (decision D12).
 * The browsers of the text's readers never go there.
 */
export const sendPicture = <Out>(address: `/api/${string}`, source: Blob | string): Promise<Out> =>
  upload<Out>({
    address,
    ...(typeof source === "string" ? { body: new Blob([source]), type: "text/uri-list" } : { body: source, type: source.type }),
    onProgress: () => {},
    signal: new AbortController().signal,
    failed: "This picture didn't arrive. Try again.",
  });
