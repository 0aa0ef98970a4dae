import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WordsContext } from '../../../languages/use-words.ts';
import { wordsOn } from '../../../languages/words.server.ts';
import { DamageCard, ReadingsCard } from './vehicle-damage.tsx';

const scratch = { id: 'a', place: 'left', pin: null, kind: 'scratch', size: 'small' } as const;
const dent = { id: 'b', place: 'rear', pin: null, kind: 'dent', size: 'large' } as const;
type Seen = Parameters<typeof DamageCard>[0]['seen'];

const nothingRead = { pickUp: null, dropOff: null };
const read = (readings: Seen['readings']) =>
  renderToStaticMarkup(
    <WordsContext value={wordsOn('en')}>
      <ReadingsCard readings={readings} />
    </WordsContext>,
  ).replaceAll(/<[^>]*>/g, '|');

const shown = (seen: Partial<Seen>) =>
  renderToStaticMarkup(
    <WordsContext value={wordsOn('en')}>
      <DamageCard
        seen={{ bodyType: 'hatchback', atPickUp: [], atReturn: [], inspected: [], readings: nothingRead, ...seen }}
      />
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

test('mileage and fuel of both hand-overs are shown, with what was driven; nothing before the pick-up', () => {
  expect(read(nothingRead)).toBe('');
  const pickUp = { mileage: 12_000, fuel: 8 };
  expect(read({ pickUp, dropOff: null })).toMatch(/At the pick-up\|+12,000 km, fuel or charge full/);
  expect(read({ pickUp, dropOff: null })).not.toContain('Driven');
  expect(read({ pickUp, dropOff: { mileage: 12_400, fuel: 4 } })).toMatch(
    /At the return\|+12,400 km, fuel or charge 4 of 8\|+Driven\|+400 km/,
  );
  expect(read({ pickUp, dropOff: { mileage: null, fuel: 0 } })).toMatch(/At the return\|+fuel or charge empty\|+$/);
});
