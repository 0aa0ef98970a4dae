// Validation of names, e-mail addresses and phone numbers, shared by the contract and the web forms.

/** Whether the text has any visible character: not only spaces, control characters and invisible marks. */
export const hasSomethingToRead = (text: string): boolean => /[^\s\p{Cc}\p{Cf}]/u.test(text);

/**
 * Whether a name could inject content into a mail: a link, text that mail programs turn into one (`www.evil.com`), or a
 * line break. A full stop followed by a space is allowed, as in `Dr. Somchai`.
 */
export const hasMailInjection = (name: string): boolean =>
  /:\/\/|[\p{Cc}\p{Zl}\p{Zp}]|[^\s.][.。．｡][a-z]{2,}/iu.test(name);

/** A single e-mail address with any domain: no list, route or display name. */
export const addressPattern = /^[^\s@<>,;:"()[\]\\\p{C}]+@[^\s@<>,;:"()[\]\\\p{C}]+$/u;

/** A single e-mail address whose domain ends in a top-level domain. */
export const emailPattern = /^[^\s@<>,;:"()[\]\\\p{C}]+@[^\s@<>,;:"()[\]\\\p{C}]+\.[A-Za-z]{2,}$/u;

export const phonePattern = /^[+0-9 ()./-]{5,40}$/;
