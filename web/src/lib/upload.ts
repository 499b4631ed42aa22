interface Sending {
  /** Where to, with what else it needs behind the question mark. */
  address: `/api/${string}`;
  body: Blob;
  type: string;
  onProgress: (percent: number) => void;
  signal: AbortSignal;
  /** What to say when no sentence comes back. */
  failed: string;
}

/** Sends a file as the body of a call. XMLHttpRequest, because only it tells how much has really left the machine. */
export function upload<Out>({ address, body, type, onProgress, signal, failed }: Sending): Promise<Out> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", address);
    request.setRequestHeader("content-type", type);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress((100 * loaded) / total);
    request.onload = () =>
      request.status === 200 ? resolve(request.response as Out) : reject(new Error(sentenceOf(request.response) ?? failed));
    request.onerror = () => reject(new Error(failed));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(body);
  });
}

function sentenceOf(answer: unknown): string | undefined {
  const message = typeof answer === "object" && answer !== null && "message" in answer ? answer.message : undefined;
  return typeof message === "string" ? message : undefined;
}
