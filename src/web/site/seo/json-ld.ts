/** A schema.org object; fields that are undefined are left out of the JSON. */
export type Facts = Readonly<{ '@type': string | readonly string[]; [name: string]: unknown }>;

/** JSON-LD that is safe inside a `script` element: no text in it can close the element or open another. */
export const jsonLd = (facts: Facts): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c');
