import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { WordsContext } from '../../languages/use-words.ts';
import { wordsOn } from '../../languages/words.server.ts';
import { MoneyTabs } from './money-tabs.tsx';

const tabs = (waiting: { transfers: number | null; claims: number | null }) => {
  const html = renderToStaticMarkup(
    <WordsContext value={wordsOn('en')}>
      <MemoryRouter>
        <MoneyTabs open="all" waiting={waiting} />
      </MemoryRouter>
    </WordsContext>,
  );
  return [...html.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, tab = '']) => tab.replaceAll(/<[^>]*>/g, ' ').trim());
};

test('the tabs tell how many transfers are to be sent, and how many claims are to be decided', () => {
  const told = tabs({ transfers: 2, claims: 3 });
  expect(told).toContain('Transfers to send 2');
  expect(told).toContain('Claims 3');
  expect(told).toContain('Security deposits');
});

test('what could not be counted has no number', () => {
  const told = tabs({ transfers: null, claims: null });
  expect(told).toContain('Transfers to send');
  expect(told).toContain('Claims');
});
