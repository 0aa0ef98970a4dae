import { storedText } from '../shell/stored-text.ts';
import { queryOf, readSearch } from './search.ts';
import { clockAt, missingSearchFields, type SearchFields, searchProblems } from './search-fields.ts';

const stored = storedText('tab', 'search');

/** Keeps a search for the other pages of this tab. */
export const keepSearch = (fields: SearchFields): void =>
  stored.write(`${queryOf({ fields, filters: {}, sort: 'featured', page: 1 })}`);

/** The last search of this tab, if it can still be sent: where an address names no place and no dates, it applies. */
export const lastSearch = (): SearchFields | null => {
  const { fields } = readSearch(new URLSearchParams(stored.read() ?? ''));
  const clock = clockAt(Date.now());
  return missingSearchFields(fields).length + searchProblems(fields, clock).length > 0 ? null : fields;
};
