/** Replaces `{{name}}` placeholders in a single pass; unknown ones, and any inside a value, stay as they are. */
export const fillPlaceholders = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
