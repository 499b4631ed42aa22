/** What is known about people, why, and for how long. A domain that learns something new adds its line here. */
export const whatWeKnow: readonly (readonly [what: string, why: string, howLong: string])[] = [
  [
    "Email address, name, display name, picture",
    "To sign you in and show others who they are dealing with",
    "Until you delete your account",
  ],
  [
    "Password",
    "To sign you in. We keep a slow one-way fingerprint of it, never the password itself",
    "Until you change it or delete your account",
  ],
  [
    "Failed sign-ins for an address",
    "To lock out people who guess passwords",
    "Until the next successful sign-in, or until they have run out",
  ],
  ["Codes and keys for multi-factor sign-in", "To make sure it is you", "Until you switch the method off"],
  [
    "Orders, licences, downloads, refunds",
    "To deliver, to prove your licence, for tax",
    "As long as tax law asks; without your name once your account is gone",
  ],
  ["The device and browser of an order, and how you came here", "To detect fraud and settle disputes", "With the order"],
  [
    "Payout details, tax status",
    "To pay you. Stored encrypted and shown masked, even to us",
    "Until you remove them and the last payout is settled",
  ],
  ["Posts, comments, reviews, messages, follows, saves", "Because you made them", "Until you delete them"],
  [
    "Prompts, pictures and models of the generator",
    "To make the model and show it to you again",
    "90 days, or while you use the result here",
  ],
  ["What you write on the contact page", "To answer you", "Until the matter is settled"],
];
