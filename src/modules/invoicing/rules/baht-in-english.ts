import type { Satang } from '#kernel/money.ts';
import { parts } from './figures.ts';

const small = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen ' +
  'eighteen nineteen'
).split(' ');
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const groups: [number, string][] = [
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1_000, 'thousand'],
];

/** An amount in English words: `Ten thousand six hundred and forty-seven baht`. */
export const bahtInEnglish = (amount: Satang): string => {
  const { baht, satang } = parts(amount);
  const rest = `${words(satang)} satang`;
  if (baht === 0 && satang > 0) return capital(rest);
  return capital(`${words(baht)} baht${satang > 0 ? ` and ${rest}` : ''}`);
};

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const words = (number: number): string => {
  for (const [size, name] of groups)
    if (number >= size) return joined(`${words(Math.floor(number / size))} ${name}`, number % size);
  if (number >= 100) return joined(`${small[Math.floor(number / 100)]} hundred`, number % 100);
  if (number < 20) return small[number] ?? '';
  const ones = number % 10;
  return `${tens[Math.floor(number / 10)]}${ones > 0 ? `-${small[ones]}` : ''}`;
};

const joined = (head: string, rest: number): string => {
  if (rest === 0) return head;
  return `${head} ${rest < 100 ? 'and ' : ''}${words(rest)}`;
};
