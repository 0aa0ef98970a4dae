import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { WordsContext } from '../../languages/use-words.ts';
import { wordsOn } from '../../languages/words.server.ts';
import { readCalendarSearch } from './plan/calendar-address.ts';
import type { PackedCalendar } from './plan/calendar-payload.ts';
import { VehiclePages } from './vehicle-pages.tsx';

const shown = (page: number, total: number) =>
  renderToStaticMarkup(
    <WordsContext value={wordsOn('en')}>
      <MemoryRouter>
        <VehiclePages
          search={readCalendarSearch(new URLSearchParams('days=7'))}
          page={
            {
              ...{ page, limit: 100, total, totalPages: Math.ceil(total / 100) },
              vehicles: Array.from({ length: Math.min(100, total - (page - 1) * 100) }, () => ({})),
            } as PackedCalendar
          }
        />
      </MemoryRouter>
    </WordsContext>,
  );

test('a fleet that is shown whole has no pages', () => expect(shown(1, 100)).toBe(''));

test('of a larger one it says which vehicles are shown, and leads to the others on the same days', () => {
  expect(shown(1, 10_000)).toContain('Vehicles 1–100 of 10,000. Choose a category or a location to see fewer.');
  expect(shown(1, 250)).toContain('href="/admin/calendar?days=7&amp;page=2"');
  expect(shown(1, 250)).not.toContain('rel="prev"');
  const last = shown(3, 250);
  expect(last).toContain('Vehicles 201–250 of 250.');
  expect(last).toContain('href="/admin/calendar?days=7&amp;page=2"');
  expect(last).not.toContain('rel="next"');
});
