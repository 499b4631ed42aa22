import { library } from "./library.ts";
import { licence, order, orders, owned, trainings } from "./reads.ts";
import { updateInvoice } from "./update-invoice.ts";

export const ordersRouter = { library, licence, order, orders, owned, trainings, updateInvoice };
