import { expect, test } from 'vitest';
import { arranged } from './arranged.ts';

const at = (number: number, x: number, look: 'known' | 'new' | 'over') => ({ number, pin: { x, y: 500 }, look });

test('a repaired pin never hides an open one at the same place: the open one stays where it is, and lies on top', () => {
  const drawn = arranged([at(1, 200, 'known'), at(2, 205, 'over'), at(3, 200, 'new'), at(4, 700, 'over')]);
  expect(drawn.map(({ number, aside }) => [number, aside])).toEqual([
    [4, 0],
    [2, 52],
    [1, 26],
    [3, 0],
  ]);
});

test('pins that are apart, or that have no place, stay where they are', () => {
  const drawn = arranged([at(1, 200, 'known'), at(2, 240, 'known'), { number: 3, pin: null, look: 'known' }]);
  expect(drawn.every(({ aside }) => aside === 0)).toBe(true);
});
