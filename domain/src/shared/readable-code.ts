/** `XXXX-XXXX-XXXX-XXXX`, without letters and digits that look alike: what people read out to each other. */
export const READABLE_CODE = /^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){3}$/;
