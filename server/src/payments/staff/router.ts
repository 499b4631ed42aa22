import { fulfilAgain } from "./fulfil-again.ts";
import { markFraud } from "./mark-fraud.ts";
import { ordersFile } from "./orders-file.ts";
import { order, orders, providerEvent, providerEvents } from "./reads.ts";
import { resendReceipt } from "./resend-receipt.ts";

export const paymentsRouter = { fulfilAgain, markFraud, order, orders, ordersFile, providerEvent, providerEvents, resendReceipt };
