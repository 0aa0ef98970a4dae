/** Puts values into the `{{places}}` of a text, in one go: a place inside a value stays as it is typed. */
export const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
