// As a real shop runs; nothing of this is ever called by a bench.
export const PRODUCTION = {
  NODE_ENV: "production",
  SECRETS_KEY: Buffer.alloc(32).toString("base64"),
  PUBLIC_URL: "https://shop.example",
  SMTP_URL: "smtp://127.0.0.1:1",
  MAIL_FROM: "shop@example.com",
  SUPPORT_EMAIL: "shop@example.com",
  STRIPE_SECRET_KEY: "sk_none",
  STRIPE_PUBLISHABLE_KEY: "pk_none",
  STRIPE_WEBHOOK_SECRET: "whsec_none",
};
