/** The job that gives money back. A file of its own: code that asks for it must not need what it does. */
export const PAY_JOB = "refunds.pay";
