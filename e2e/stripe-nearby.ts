// Loaded before a server that a journey starts: what it asks of Stripe's address is answered on this machine instead. The
// product itself is configured as for the real one and knows nothing of this.
import http, { type RequestOptions } from "node:http";
import https from "node:https";

const port = process.env.STRIPE_STAND_IN_PORT;

https.request = ((wish: RequestOptions) => {
  if (wish.host !== "api.stripe.com") throw new Error(`nobody asked for ${wish.host}`);
  return http.request({ ...wish, host: "127.0.0.1", port, agent: http.globalAgent, protocol: "http:" });
}) as typeof https.request;
