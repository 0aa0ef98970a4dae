import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WordsContext } from '../../languages/use-words.ts';
import { wordsOn } from '../../languages/words.server.ts';
import { VehicleSearch } from './vehicle-search.tsx';

const shown = ({ listed, ...free }: { listed: number; total: number; search?: string; isLarge: boolean }) =>
  renderToStaticMarkup(
    <WordsContext value={wordsOn('en')}>
      <VehicleSearch
        free={{ search: '', setSearch: () => undefined, ...free, vehicles: Array.from({ length: listed }) }}
      />
    </WordsContext>,
  );

test('a small fleet is chosen from without a search', () => {
  expect(shown({ listed: 30, total: 30, isLarge: false })).toBe('');
});

test.each([
  [{ listed: 50, total: 1234 }, '50 of 1,234 are listed; search for the others'],
  [{ listed: 3, total: 3, search: 'yaris' }, 'Make, model, plate or category'],
  [{ listed: 0, total: 0, search: 'tractor' }, 'No free vehicle matches'],
])('of a large fleet the search says what is listed: %j', (free, hint) => {
  const html = shown({ ...free, isLarge: true });
  expect(html).toContain('type="search"');
  expect(html).toContain(hint);
});
