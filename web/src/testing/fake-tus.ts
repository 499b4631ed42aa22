import { RESUMABLE_PATH } from "@blenda/domain/uploads/constants";

interface StoredUpload {
  bytes: number;
  offset: number;
  metadata: Record<string, string>;
}

/** Plays the server's part of tus for XMLHttpRequest, which its library speaks. Put it in the place of the browser's own. */
export function makeFakeTus() {
  const kept = new Map<string, StoredUpload>();
  const requests: string[] = [];
  /** The next request is answered with this instead. */
  let refusal: { status: number; body: string } | null = null;

  function answer(
    method: string,
    url: string,
    headers: Record<string, string>,
    body: Blob | null,
  ): [number, Record<string, string>, string] {
    const id = url.split("/").at(-1) ?? "";
    requests.push(`${method} ${headers["upload-offset"] ?? ""}`.trim());
    if (refusal) {
      const { status, body: text } = refusal;
      refusal = null;
      return [status, {}, text];
    }
    if (method === "POST") {
      const made = `upload-${kept.size + 1}`;
      kept.set(made, { bytes: Number(headers["upload-length"]), offset: 0, metadata: metadataOf(headers["upload-metadata"] ?? "") });
      return [201, { location: `${RESUMABLE_PATH}/${made}` }, ""];
    }
    const one = kept.get(id);
    if (!one) return [404, {}, ""];
    if (method === "PATCH") one.offset += body?.size ?? 0;
    return [method === "HEAD" ? 200 : 204, { "upload-offset": String(one.offset), "upload-length": String(one.bytes) }, ""];
  }

  class FakeRequest {
    upload: { onprogress: ((event: { lengthComputable: boolean; loaded: number }) => void) | null } = { onprogress: null };
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;
    status = 0;
    responseText = "";
    #method = "";
    #url = "";
    #sent: Record<string, string> = {};
    #received: Record<string, string> = {};
    open(method: string, url: string) {
      this.#method = method;
      this.#url = url;
    }
    setRequestHeader(name: string, value: string) {
      this.#sent[name.toLowerCase()] = value;
    }
    getResponseHeader(name: string) {
      return this.#received[name.toLowerCase()] ?? null;
    }
    abort() {
      this.onload = null;
    }
    send(body: Blob | null) {
      [this.status, this.#received, this.responseText] = answer(this.#method, this.#url, this.#sent, body);
      queueMicrotask(() => {
        this.upload.onprogress?.({ lengthComputable: true, loaded: body?.size ?? 0 });
        this.onload?.();
      });
    }
  }

  return {
    kept,
    requests,
    FakeRequest,
    refuse: (status: number, message: string) => {
      refusal = { status, body: JSON.stringify({ code: "REFUSED", message }) };
    },
  };
}

const metadataOf = (header: string) =>
  Object.fromEntries(
    header.split(",").map((pair) => [pair.split(" ")[0] ?? "", new TextDecoder().decode(bytesOf(pair.split(" ")[1] ?? ""))]),
  );

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
