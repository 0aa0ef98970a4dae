import type { Letter } from './letter.ts';

/** The letter as plain text. */
export const letterAsPlainText = (letter: Letter): string =>
  [
    [letter.heading],
    letter.reference ? [`${letter.reference.label}: ${letter.reference.value}`] : [],
    letter.paragraphs,
    [
      ...(letter.vehicle ? [letter.vehicle] : []),
      ...letter.stops.map(({ label, text, place }) => `${label}: ${text}, ${place}`),
    ],
    letter.lines.map(({ label, amount, note }) => `${label}${note ? ` (${note})` : ''}: ${amount}`),
    letter.sums.map(({ label, amount }) => `${label}: ${amount}`),
    letter.button ? [`${letter.button.label}: ${letter.button.url}`] : [],
    ...letter.sections.map(({ heading, rows = [], points = [], links = [], text }) => [
      heading,
      ...rows.map(({ label, value }) => `${label}: ${value}`),
      ...points.map((point) => `- ${point}`),
      ...links.map(({ label, url }) => `- ${label}: ${url}`),
      ...(text ? [text] : []),
    ]),
    ['-- ', ...letter.footer],
  ]
    .filter((block) => block.length > 0)
    .map((block) => block.join('\n'))
    .join('\n\n');
