const filled = (part: string, length: number) => part.repeat(Math.floor(length / part.length));
const halves = (first: string, second: string, length: number) =>
  filled(first, length / 2) + filled(second, length / 2);

/**
 * Texts that take a Markdown parser or renderer far longer than their length: each in `length` letters, with its name.
 */
export const hostileMarkdown = (length: number): readonly (readonly [what: string, markdown: string])[] => [
  ['emphasis that opens, then closes', halves('*a ', ' b*', length)],
  ['emphasis that never closes', filled('a**b', length)],
  ['emphasis of three signs', filled('***a', length)],
  ['emphasis in emphasis', filled('_a*b_c*', length)],
  ['brackets that open', filled('[', length)],
  ['brackets that close', filled('a]', length)],
  ['brackets that open, then close', halves('[', ']', length)],
  ['links in links', filled('[a](', length)],
  ['links to where nothing ends', filled('[](<', length)],
  ['pictures in pictures', filled('![a](b', length)],
  ['footnotes in footnotes', filled('[^a]:\n    ', length)],
  ['footnotes in a line', filled('[^a]: ', length)],
  ['definitions of one name', filled('[a]: ', length)],
  ['definitions with a title that never ends', `[a]: b "${filled('a\n', length)}`],
  ['quotes in quotes', filled('> ', length)],
  ['quotes that go on without a sign', `${'> '.repeat(49)}${filled('a\n', length)}`],
  ['lists in lists', filled('- ', length)],
  [
    'lists in lists, line by line',
    Array.from({ length: Math.sqrt(length) }, (_, at) => `${' '.repeat(2 * at)}- a\n`).join(''),
  ],
  ['items of a list', filled('-\n', length)],
  ['numbered items', filled('1. a\n', length)],
  ['headings under lines', filled('a\n=\n', length)],
  ['paragraphs', filled('a\n\n', length)],
  [
    'a table of many columns in which rows are short',
    `${filled('|a', length / 4)}\n${filled('|-', length / 4)}\n${filled('a\n', length / 2)}`,
  ],
  ['tables', filled('|a\n|-\n', length)],
  [
    'marks of code, each longer',
    Array.from({ length: Math.sqrt(2 * length) }, (_, at) => '`'.repeat(at + 1)).join(' '),
  ],
  ['tags that never end', filled('<a ', length)],
  ['comments that never end', filled('<!--', length)],
  ['addresses', filled('www.', length)],
  ['addresses with brackets', `http://a${filled(')', length)}`],
  ['signs of email addresses', filled('a@', length)],
  ['references', `[a]: /b\n\n${filled('[a] ', length)}`],
];
