const START = '%PDF-';
const END = '%%EOF';
const END_WITHIN = 2048;

/** Whether a file is a whole PDF, by its bytes: one begins and ends with its mark, and with nothing before it. */
export const isPdf = (bytes: Uint8Array): boolean =>
  textOf(bytes.subarray(0, START.length)) === START && textOf(bytes.subarray(-END_WITHIN)).includes(END);

const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes);
