// How people write who they are. The contract and the forms of the pages judge by the same.

/** Whether there is something to read in it: spaces, control characters and invisible marks alone are nothing. */
export const hasSomethingToRead = (text: string): boolean => /[^\s\p{Cc}\p{Cf}]/u.test(text);

/**
 * Whether a name would be more than a name in a mail: a link, what mail programs make one of (`www.evil.com`), or a line
 * of its own. After an abbreviation comes a space, as in `Dr. Somchai`.
 */
export const isMoreThanName = (name: string): boolean =>
  /:\/\/|[\p{Cc}\p{Zl}\p{Zp}]|[^\s.][.。．｡][a-z]{2,}/iu.test(name);

/** One address, whatever its domain looks like: no list, no route, no name beside it. */
export const addressPattern = /^[^\s@<>,;:"()[\]\\\p{C}]+@[^\s@<>,;:"()[\]\\\p{C}]+$/u;

/** An address that people have: with a domain of the network. */
export const emailPattern = /^[^\s@<>,;:"()[\]\\\p{C}]+@[^\s@<>,;:"()[\]\\\p{C}]+\.[A-Za-z]{2,}$/u;

export const phonePattern = /^[+0-9 ()./-]{5,40}$/;
