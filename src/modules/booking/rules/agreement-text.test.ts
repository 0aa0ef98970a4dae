import { expect, test } from 'vitest';
import { toInstant } from '#kernel/bangkok-time.ts';
import { appliedBlocks, bothBlocks, textBlocks, textProblems, textStateOf, validAt } from './agreement-text.ts';

const shown = (text: string) =>
  textBlocks(text).map(({ isHeading, text: words }) => (isHeading ? `# ${words}` : words));

test.each([
  ['one\n\ntwo', ['one', 'two']],
  ['one\nstill one\n \n\n\ntwo\n', ['one\nstill one', 'two']],
  ['# Heading\none\n## Another\ntwo', ['# Heading', 'one', '# Another', 'two']],
  ['one\n#Heading', ['one', '# Heading']],
  ['one\r\n\r\ntwo', ['one', 'two']],
  ['#\n\none', ['one']],
  ['A car # 7', ['A car # 7']],
  ['one\n  # Heading\n\t#Another\ntwo', ['one', '# Heading', '# Another', 'two']],
])('%j has the parts %j', (text, parts) => expect(shown(text)).toEqual(parts));

test('English stands beside the Thai, part by part', () =>
  expect(bothBlocks({ thai: '# หนึ่ง\n\nสอง', english: '# One\n\nTwo' })).toEqual([
    { isHeading: true, th: 'หนึ่ง', en: 'One' },
    { isHeading: false, th: 'สอง', en: 'Two' },
  ]));

test.each([
  ['# Deposit\n\nof {{deposit}}\n\nand {{deposit}}\n\n# Else\n\nThe rest', ['# Else', 'The rest']],
  ['# Deposit\n\nof {{deposit}}\n\nof all', ['# Deposit', 'of all']],
  ['# Terms\n\n# Deposit\n\nof {{deposit}}', ['# Terms']],
])('a heading goes with its paragraphs: of %j without a deposit stays %j', (text, parts) => {
  const none = { age: '21', grace: '59', liability: '', excess: null, deposit: null, ifDeposit: null, business: '' };
  const blocks = appliedBlocks(bothBlocks({ thai: text, english: text }), none);
  expect(blocks.map(({ isHeading, en }) => (isHeading ? `# ${en}` : en))).toEqual(parts);
});

const thai = 'รถ {{excess}}';
test.each([
  ['nothing', { thai, english: 'Car {{excess}}' }, {}],
  ['an unknown name', { thai, english: '{{excuse}}' }, { english: 'There is no placeholder {{excuse}}' }],
  ['a name with spaces', { thai: 'รถ {{ excess }}', english: 'Car' }, { thai: 'There is no placeholder {{ excess }}' }],
  ['a brace without its partner', { thai, english: 'Car {{excess' }, { english: 'There is no placeholder {{excess' }],
  ['a single brace', { thai, english: 'Car {excess}' }, { english: 'There is no placeholder {excess}' }],
  ['a brace too many', { thai, english: 'Car {{excess}}}' }, { english: 'There is no placeholder Car }' }],
  ['a lone brace', { thai: 'รถ }', english: 'Car' }, { thai: 'There is no placeholder รถ }' }],
  ['no Thai letter', { thai: 'Car', english: 'Car' }, { thai: 'The Thai text has no Thai letters' }],
  ['headings alone', { thai, english: '# Car' }, { english: 'The text needs at least one paragraph' }],
  [
    'a paragraph more',
    { thai: `${thai}\n\n${thai}`, english: 'Car' },
    {
      english: 'Thai and English need the same headings and paragraphs in the same order: they differ from part 2 on',
    },
  ],
  [
    'a heading beside a paragraph',
    { thai: `# ${thai}\n\n${thai}`, english: 'Car\n\nCar' },
    {
      english: 'Thai and English need the same headings and paragraphs in the same order: they differ from part 1 on',
    },
  ],
])('%s is wrong about a text', (_what, text, problems) =>
  expect(
    Object.fromEntries(Object.entries(textProblems(text)).map(([field, { message }]) => [field, message])),
  ).toEqual(problems),
);

test.each([
  ['2026-11-01', 1, 'valid future future'],
  ['2026-11-10', 2, 'past valid future'],
  ['2026-11-20', 3, 'past past valid'],
])('on %s version %i is valid', (day, number, states) => {
  const versions = [
    { number: 1, validFrom: toInstant('2026-01-01T00:00') },
    { number: 2, validFrom: toInstant('2026-11-10T00:00') },
    { number: 3, validFrom: toInstant('2026-11-20T00:00') },
  ];
  const now = toInstant(`${day}T00:00`);
  expect(validAt(versions, now)?.number).toBe(number);
  expect(versions.map((one) => textStateOf(one, versions, now)).join(' ')).toBe(states);
});

test('a version that is written later and valid sooner takes the place of one that is still to come', () => {
  const versions = [
    { number: 1, validFrom: toInstant('2026-01-01T00:00') },
    { number: 2, validFrom: toInstant('2026-11-10T00:00') },
    { number: 3, validFrom: toInstant('2026-11-05T00:00') },
  ];
  for (const [day, states] of [
    ['2026-11-04', 'valid overtaken future'],
    ['2026-11-05', 'past overtaken valid'],
    ['2026-11-10', 'past overtaken valid'],
  ] as const) {
    const now = toInstant(`${day}T00:00`);
    expect(versions.map((one) => textStateOf(one, versions, now)).join(' ')).toBe(states);
  }
});
