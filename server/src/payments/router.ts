import { fulfilAgain } from "./staff/fulfil-again.ts";
import { markFraud } from "./staff/mark-fraud.ts";
import { ordersFile } from "./staff/orders-file.ts";
import { order, orders, providerEvent, providerEvents } from "./staff/reads.ts";
import { resendReceipt } from "./staff/resend-receipt.ts";

export const paymentsRouter = { fulfilAgain, markFraud, order, orders, ordersFile, providerEvent, providerEvents, resendReceipt };
