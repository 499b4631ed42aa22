/** A text message. */
interface TextMessage {
  /** One of its kind: asked twice with the same key, it is sent once. */
  key: string;
  /** With the country: +12025550143. */
  to: string;
  text: string;
  /** Whose phone it is: in the demo the message is among their mail. */
  email: string;
}

export interface SmsSender {
  /** Returns when the provider has taken it over; otherwise throws. */
  send(message: TextMessage): Promise<void>;
}
