/** Who decides escalated cases. */
export const decideRefunds = { any: ["manage_refunds"] } as const;
