import { expect, test } from 'vitest';
import { fittedText } from './fitted-text.ts';

const digest = 'a'.repeat(64);

test('a digest is broken into lines that fit, and nothing is lost', () => {
  const lines = fittedText(digest).split('\n');
  expect(lines.map((line) => line.length)).toEqual([24, 24, 16]);
  expect(lines.join('')).toBe(digest);
});

test('Thai stays whole, whatever its length', () => {
  const thai = 'ประตูหน้าด้านซ้ายมีรอยบุบและสีถลอกเป็นทางยาวประมาณสิบเซนติเมตร';
  expect(fittedText(thai)).toBe(thai);
  expect(fittedText(`${thai}${digest}`)).toBe(`${thai}${fittedText(digest)}`);
});

test('words that fit stay as they are', () => expect(fittedText('A dent in the door')).toBe('A dent in the door'));
