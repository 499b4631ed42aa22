export const CONTACT = { NAME_MAX: 80, MESSAGE_MIN: 20, MESSAGE_MAX: 5000, PER_ADDRESS_PER_HOUR: 5 } as const;

/** What a message can be about; it decides who reads it first. */
export const CONTACT_TOPICS = ["account", "order", "selling", "copyright", "press", "other"] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];
