interface UploadInput {
  /** Where to, with what else it needs behind the question mark. */
  address: `/api/${string}`;
  body: Blob;
  type: string;
  onProgress: (percent: number) => void;
  signal: AbortSignal;
  /** What to say when no sentence comes back. */
  failed: string;
}

/** The server takes six of one account at a time; two tabs have room. */
const AT_ONCE = 3;
let underWay = 0;
const waiting: (() => void)[] = [];

/** Sends a file as the body of a call, after those that were chosen before it. */
export async function upload<Out>(sending: UploadInput): Promise<Out> {
  if (underWay >= AT_ONCE) await new Promise<void>((resume) => waiting.push(resume));
  else underWay += 1;
  try {
    sending.signal.throwIfAborted();
    return await send<Out>(sending);
  } finally {
    const next = waiting.shift();
    if (next) next();
    else underWay -= 1;
  }
}

/** XMLHttpRequest, because only it tells how much has really left the machine. */
function send<Out>({ address, body, type, onProgress, signal, failed }: UploadInput): Promise<Out> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open("POST", address);
    request.setRequestHeader("content-type", type);
    request.responseType = "json";
    request.upload.onprogress = ({ loaded, total }) => onProgress((100 * loaded) / total);
    request.onload = () =>
      request.status === 200
        ? resolve(request.response as Out)
        : reject(isBusy(request.response) ? new Busy(failed) : new Error(sentenceOf(request.response) ?? failed));
    request.onerror = () => reject(new Error(failed));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener("abort", () => request.abort(), { once: true });
    request.send(body);
  });
}

/** The server has no time for it now, which says nothing about the file. */
export class Busy extends Error {
  override name = "Busy";
}

const isBusy = (answer: unknown): boolean => typeof answer === "object" && answer !== null && "code" in answer && answer.code === "BUSY";

function sentenceOf(answer: unknown): string | undefined {
  const message = typeof answer === "object" && answer !== null && "message" in answer ? answer.message : undefined;
  return typeof message === "string" ? message : undefined;
}
