import { expect, test } from 'vitest';
import { rarestFirst } from './rarest-first.ts';

test('a card names first what fewest others have', () => {
  const shown = rarestFirst([
    { features: ['Air conditioning', 'Bluetooth', 'Sunroof'] },
    { features: ['Air conditioning', 'Bluetooth'] },
    { features: ['Air conditioning', 'Wi-Fi hotspot', 'Sunroof', 'Apple CarPlay'] },
    { features: [] },
  ]);
  expect(shown.map(({ features }) => features)).toEqual([
    ['Bluetooth', 'Sunroof', 'Air conditioning'],
    ['Bluetooth', 'Air conditioning'],
    ['Wi-Fi hotspot', 'Apple CarPlay', 'Sunroof', 'Air conditioning'],
    [],
  ]);
});
