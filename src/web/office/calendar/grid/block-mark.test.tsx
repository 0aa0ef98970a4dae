import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WordsContext } from '../../../languages/use-words.ts';
import { wordsOn } from '../../../languages/words.server.ts';
import { BlockMark } from './block-mark.tsx';

const category = { id: 'c', name: 'Economy', nameInThai: null };
const bar = {
  kind: 'block' as const,
  id: 'm',
  reason: 'New tyres',
  from: Date.parse('2026-12-01T09:00+07:00'),
  until: Date.parse('2026-12-02T09:00+07:00'),
};

test.each([
  ['1กก 1234', 'Maintenance, Toyota Yaris, 1กก 1234, '],
  ['', 'Maintenance, Toyota Yaris, Tue'],
])('maintenance of a vehicle with the plate “%s” is read as “%s…”', (licensePlate, begins) => {
  const vehicle = { id: 'v', name: 'Toyota Yaris', licensePlate, drawing: '', status: 'available' as const, category };
  const html = renderToStaticMarkup(
    <WordsContext value={wordsOn('en')}>
      <BlockMark
        bar={bar}
        lane={0}
        place={{ left: 0, width: 80, startsBefore: false, endsAfter: false }}
        vehicle={vehicle}
      />
    </WordsContext>,
  );
  expect(html).toContain(`aria-label="${begins}`);
});
