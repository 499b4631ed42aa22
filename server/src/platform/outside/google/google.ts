import type { IncomingMessage, ServerResponse } from "node:http";

/** Claims of an identity provider about the chosen account. */
export interface OutsidePerson {
  issuer: string;
  /** Never changes, unlike the address. */
  subject: string;
  email: string;
  isEmailVerified: boolean;
  name: string;
  /** Where the provider keeps their picture. */
  pictureUrl: string | null;
}

/** What the browser keeps between leaving for the provider and coming back. */
interface Journey {
  state: string;
  nonce: string;
  verifier: string;
}

/** Signing in at Google, or at the demo's stand-in for it. */
export interface Google {
  /** Where the window goes, and what it must bring back. `home` is the origin the window was opened from. */
  leave(home: string): Promise<{ to: string; journey: Journey }>;
  /** Checks state, nonce, signature, issuer, audience and time. Throws for whatever is not in order. */
  comeBack(address: URL, journey: Journey): Promise<OutsidePerson>;
  /** The picture at an address `comeBack` brought; `null` where it is not one of the provider's own, or not there. */
  picture(url: string): Promise<Buffer | null>;
  /** Only the demo's: it answers below `DEMO_GOOGLE_PATH` on our own server. */
  standIn?: StandIn;
}

export type Fetch = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: unknown; redirect?: "error"; signal?: AbortSignal },
) => Promise<Response>;

export interface StandIn {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** How our server asks itself, without a network in between. */
  reachBy(fetch: Fetch): void;
}

/** Below every origin of ours; registered at the provider. */
export const CALLBACK_PATH = "/auth/google/callback";
export const DEMO_GOOGLE_PATH = "/demo-google";
