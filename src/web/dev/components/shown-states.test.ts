import { expect, test } from 'vitest';
import { asShown } from './shown-states.ts';

test.each([
  ['.hover\\:bg-hover:hover { color: red }', '.hover\\:bg-hover[data-shows~="hover"] { color: red }'],
  ['.a:focus-visible { color: red }', '.a[data-shows~="focus-visible"] { color: red }'],
  ['.a:focus { color: red }', '.a[data-shows~="focus"] { color: red }'],
  [
    '.a { &:hover { @media (hover: hover) { color: red } } }',
    '.a { &[data-shows~="hover"] { @media all { color: red } } }',
  ],
])('%s is shown by %s', (rule, shown) => expect(asShown(rule)).toBe(shown));

test.each(['.hover\\:bg-hover { color: red }', '.a:focus-within { color: red }', '.a:disabled { color: red }'])(
  '%s has no state to show',
  (rule) => expect(asShown(rule)).toBeNull(),
);
