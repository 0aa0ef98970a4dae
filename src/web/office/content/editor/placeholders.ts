import type { DataOf } from '../../../api/routes.ts';

export type Placeholders = DataOf<'GET /cms/placeholders'>;

/** The settings that these texts name, with their values. */
export const usedIn = ({ values }: Placeholders, texts: readonly string[]): Placeholders['values'] => {
  const named = new Set(texts.flatMap((text) => [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name)));
  return values.filter(({ name }) => named.has(name));
};

/** Where they could not be read, one can still write. */
export const noPlaceholders: Placeholders = { values: [], blocks: [] };
