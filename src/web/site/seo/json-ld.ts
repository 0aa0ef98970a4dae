/** What schema.org calls a thing; fields without a value are left out of the text. */
export type Facts = Readonly<{ '@type': string | readonly string[]; [name: string]: unknown }>;

/** JSON-LD that may stand inside a `script` element: no text in it can end the element or begin another. */
export const jsonLd = (facts: Facts): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c');
