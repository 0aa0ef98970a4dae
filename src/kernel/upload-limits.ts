/** The most that one picture or document may weigh; the sentences of the pages say it too. */
export const UPLOAD_MEGABYTES = 5;
export const UPLOAD_BYTES = UPLOAD_MEGABYTES * 1024 * 1024;
