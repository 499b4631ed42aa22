export const VISIT_STORAGE_KEY = "blenda.visit";

/** Where a visitor without a referring site came from (spec 2 §3). */
export const DIRECT = "direct";
