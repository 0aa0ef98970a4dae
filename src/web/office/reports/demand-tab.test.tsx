import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { DataOf } from '../../api/routes.ts';
import { WordsContext } from '../../languages/use-words.ts';
import { wordsOn } from '../../languages/words.server.ts';
import { DemandTab } from './demand-tab.tsx';

type Report = DataOf<'GET /admin/reports/demand'>;

const nothing: Report = {
  ...{ startDate: '2026-11-01', endDate: '2026-11-30', updatedAt: '2026-11-30T12:00:00+07:00' },
  ...{ previousStartDate: '2026-10-02', previousEndDate: '2026-10-31' },
  ofClass: { rentals: 0, others: 0, upgrades: 0, perDay: 0 },
  byClass: [],
  ...{ returns: 0, oneWay: 0, oneWayPairs: [], placeBalances: [] },
  refused: { total: 0, previousPeriod: 0, growth: null },
  refusedParts: [],
  refusedByCategory: [],
  refusedByLength: [{ length: '1-2', searches: 0 }],
  refusedByLead: [{ weeks: '0', searches: 0 }],
};
const searched: Report = {
  ...nothing,
  refused: { total: 2, previousPeriod: 0, growth: null },
  refusedByCategory: [{ category: '', categoryInThai: null, searches: 2 }],
  refusedByLength: [
    { length: '1-2', searches: 2 },
    { length: '14+', searches: 0 },
  ],
};
const emptyTab = createRoutesStub([{ path: '/', Component: () => <DemandTab report={nothing} /> }]);
const searchedTab = createRoutesStub([{ path: '/', Component: () => <DemandTab report={searched} /> }]);
const shown = (Page: typeof emptyTab) =>
  renderToStaticMarkup(
    <WordsContext value={wordsOn('en')}>
      <Page />
    </WordsContext>,
  );

test('where nothing was wished or given, sentences say so in place of tables of zeros', () => {
  const page = shown(emptyTab);
  expect(page).not.toContain('<table');
  for (const sentence of [
    'Every search found something free in these days.',
    'No rental of a class was picked up in these days.',
    'No vehicle came back elsewhere in these days.',
  ])
    expect(page).toContain(sentence);
});

test('a search without a category asked for any, and every length has its row', () => {
  const page = shown(searchedTab);
  expect(page).toContain('Any, or several');
  expect(page).toContain('14 days and longer');
});
