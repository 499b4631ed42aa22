import type { Services } from "../requests/procedure.ts";

/** Who says it, as far as that matters while it is heard. */
interface Sender {
  address: string;
  userAgent: string;
}

/** A beacon that is being listened to. */
interface OpenBeacon {
  /** What stands behind the question mark. Nothing is answered, whatever it is. */
  hear(said: string, sender: Sender): void;
  /** The web server has closed: what was heard is written down. */
  close(): Promise<void>;
}

/** What pages say in passing, without waiting for an answer: declared by an address. `http/` hears it before everything else. */
export interface Beacon {
  path: `/api/${string}`;
  open(services: Services): OpenBeacon;
}
