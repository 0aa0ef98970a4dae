const START = '%PDF-';
const END = '%%EOF';
const END_WITHIN = 2048;

/**
 * Whether a file is a complete PDF, by its bytes: it must begin with the PDF header and have the end marker near its
 * end.
 */
export const isPdf = (bytes: Uint8Array): boolean =>
  textOf(bytes.subarray(0, START.length)) === START && textOf(bytes.subarray(-END_WITHIN)).includes(END);

const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes);
