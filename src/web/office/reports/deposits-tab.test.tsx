import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { WordsContext } from '../../languages/use-words.ts';
import { wordsOn } from '../../languages/words.server.ts';
import { ByAge } from './deposits-tab.tsx';

const shown = (held: number, amount: number) => {
  const rows = [
    { age: 'day' as const, held, left: 0, amount },
    { age: 'week' as const, held: 0, left: 0, amount: 0 },
  ];
  const Page = createRoutesStub([{ path: '/', Component: () => <ByAge rows={rows} /> }]);
  return renderToStaticMarkup(
    <WordsContext value={wordsOn('en')}>
      <Page />
    </WordsContext>,
  );
};

test('where no deposit is with us, a sentence says so in place of a table of zeros', () => {
  expect(shown(0, 0)).toContain('No deposit is with us.');
  expect(shown(0, 0)).not.toContain('<table');
  expect(shown(1, 5_000)).toContain('1 to 6 days');
});
