export const BIO_MAX = 500;
export const NAME_MAX = 80;

/** A crop smaller than this would be blown up until it blurs; a picture beyond the pixels below could fill the memory. */
export const PHOTO = {
  MAX_BYTES: 5 * 1024 * 1024,
  SIDE_PX: 512,
  MIN_CROP_PX: 32,
} as const;

export const EMAIL_CHANGE_HOURS = 24;
export const DELETION_DAYS = 14;
export const EXPORT_DAYS = 7;
