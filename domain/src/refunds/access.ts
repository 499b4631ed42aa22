/** Who decides escalated cases. */
export const decideRefunds = { any: ["manage_refunds"] } as const;

/** Readers of the list: those whom the two sidebars show it to (decision D26). Deciding takes more. */
export const seeRefunds = { any: ["view_orders", "manage_refunds", "view_content", "edit_content"] } as const;

/** Who reads whole names there. Everybody else reads them shortened, and cannot search for people. */
export const nameBuyers = { any: ["view_orders", "manage_refunds"] } as const;
