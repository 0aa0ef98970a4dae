import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WordsContext } from '../../../languages/use-words.ts';
import { wordsOn } from '../../../languages/words.server.ts';
import { ClaimDamage } from './claim-damage.tsx';

const dent = { id: 'a', place: 'rear', pin: null, kind: 'dent', size: 'large' } as const;
const nothing = () => undefined;

const shown = (brought: Partial<Parameters<typeof ClaimDamage>[0]['brought']>) =>
  renderToStaticMarkup(
    <WordsContext value={wordsOn('en')}>
      <ClaimDamage
        bodyType="hatchback"
        brought={{ damage: null, isFailed: false, retry: nothing, ...brought }}
        claims={[]}
        chosen=""
        draft={{ place: '', pin: null, kind: '', size: '', note: '' }}
        onChoose={nothing}
        set={nothing}
        errorOf={nothing}
      />
    </WordsContext>,
  );

test('what the rental brought is offered', () => {
  expect(shown({ damage: [dent] })).toContain('Rear: dent, large');
});

test('a rental that brought nothing offers to record what was seen since', () => {
  expect(shown({ damage: [] })).toContain('Record damage that was seen after the return');
});

test('what is not known yet does not look like nothing', () => {
  const html = shown({});
  expect(html).not.toContain('<select');
  expect(html).toContain('animate-shimmer');
});

test('what could not be loaded does not look like nothing, and can be tried again', () => {
  const html = shown({ isFailed: true });
  expect(html).not.toContain('<select');
  expect(html).toContain('The damage of this rental could not be loaded');
  expect(html).toContain('Try again');
});
