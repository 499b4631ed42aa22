import { saveBilling } from "./billing/save-billing.ts";
import { updateInvoice } from "./invoices/update-invoice.ts";
import { library } from "./library/library.ts";
import { acceptSeat } from "./licences/accept-seat.ts";
import { inviteSeat } from "./licences/invite-seat.ts";
import { removeSeat } from "./licences/remove-seat.ts";
import { setOrganisation } from "./licences/set-organisation.ts";
import { billing, licence, order, orders, owned, seats, shared, trainings } from "./reads.ts";

export const ordersRouter = {
  ...{ billing, library, licence, order, orders, owned, seats, shared, trainings },
  ...{ acceptSeat, inviteSeat, removeSeat, saveBilling, setOrganisation, updateInvoice },
};
