import { updateInvoice } from "./invoices/update-invoice.ts";
import { library } from "./library/library.ts";
import { licence, order, orders, owned, trainings } from "./reads.ts";

export const ordersRouter = { library, licence, order, orders, owned, trainings, updateInvoice };
