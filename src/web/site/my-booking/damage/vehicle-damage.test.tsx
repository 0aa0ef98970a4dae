import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WordsContext } from '../../../languages/use-words.ts';
import { wordsOn } from '../../../languages/words.server.ts';
import { DamageCard } from './vehicle-damage.tsx';

const scratch = { id: 'a', place: 'left', pin: null, kind: 'scratch', size: 'small' } as const;
const dent = { id: 'b', place: 'rear', pin: null, kind: 'dent', size: 'large' } as const;
type Seen = Parameters<typeof DamageCard>[0]['seen'];

const shown = (seen: Partial<Seen>) =>
  renderToStaticMarkup(
    <WordsContext value={wordsOn('en')}>
      <DamageCard seen={{ bodyType: 'hatchback', atPickUp: [], atReturn: [], inspected: [], ...seen }} />
    </WordsContext>,
  ).replaceAll(/<[^>]*>/g, '|');

test('where nothing is recorded nothing is said of damage: nobody may have looked', () => {
  expect(shown({ atPickUp: null })).toBe('');
  expect(shown({})).toBe('');
});

test('what was known at the pick-up is not paid for, and what is new at the return is numbered after it', () => {
  const text = shown({ atPickUp: [scratch], atReturn: [dent] });
  expect(text).toMatch(/Known damage at the pick-up.*You do not pay for it.*1\..*Left side: scratch, small/);
  expect(text).toMatch(/New at the return.*2\..*Rear: dent, large/);
});

test('a look around that showed nothing new is said, of each hand-over', () => {
  const text = shown({ atPickUp: [scratch], inspected: ['pick-up', 'return'] });
  expect(text).toMatch(/Left side: scratch, small.*at the pick-up: nothing new was seen.*at the return: nothing new/);
  expect(shown({ inspected: ['return'] })).not.toContain('at the pick-up');
});

test('what was seen after the return goes before a look around that showed nothing', () => {
  expect(shown({ atReturn: [dent], inspected: ['return'] })).not.toContain('nothing new');
});

test.each([[null], [[]]])('what was seen at the return is shown without damage of the pick-up: %j', (atPickUp) => {
  const text = shown({ atPickUp, atReturn: [dent] });
  expect(text).toMatch(/New at the return.*1\..*Rear: dent, large/);
  expect(text).not.toContain('pick-up');
});
