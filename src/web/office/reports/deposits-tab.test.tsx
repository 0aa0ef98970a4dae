import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { WordsContext } from '../../languages/use-words.ts';
import { wordsOn } from '../../languages/words.server.ts';
import { ByAge } from './deposits-tab.tsx';

const week = { age: 'week' as const, held: 0, left: 0, amount: 0 };
const none = createRoutesStub([{ path: '/', Component: () => <ByAge rows={[week]} /> }]);
const one = createRoutesStub([
  { path: '/', Component: () => <ByAge rows={[{ age: 'day', held: 1, left: 0, amount: 5_000 }, week]} /> },
]);
const shown = (Page: typeof none) =>
  renderToStaticMarkup(
    <WordsContext value={wordsOn('en')}>
      <Page />
    </WordsContext>,
  );

test('where no deposit is held or left, a sentence says so in place of a table of zeros', () => {
  expect(shown(none)).toContain('No deposit is held or left.');
  expect(shown(none)).not.toContain('<table');
  expect(shown(one)).toContain('1 to 6 days');
});
