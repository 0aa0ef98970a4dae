/** Maximum size of one uploaded picture or document; the pages quote it too. */
export const UPLOAD_MEGABYTES = 5;
export const UPLOAD_BYTES = UPLOAD_MEGABYTES * 1024 * 1024;
