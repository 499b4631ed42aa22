/** The job that sends an approved payout. */
export const SEND_JOB = "payouts.send";
