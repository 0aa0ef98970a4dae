import { expect, test } from 'vitest';
import { bytesText } from './bytes-text.ts';

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1536, '1.5 KB'],
  [88_289_280, '84.2 MB'],
  [214_748_364, '205 MB'],
  [3_221_225_472, '3.0 GB'],
])('%i bytes are %s', (bytes, text) => expect(bytesText(bytes)).toBe(text));
