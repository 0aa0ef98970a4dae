import type { Block, Inline, ListItem, Paragraph } from './tree.ts';

export type { Block };

type Side = 'left' | 'right';

// What is made here holds values as they are: nothing of them is read as Markdown or HTML.

export const text = (value: string): Inline => ({ type: 'text', value });

export const bold = (value: string): Inline => ({ type: 'strong', children: [text(value)] });

export const link = (url: string, value: string): Inline => ({
  type: 'link',
  url,
  children: [{ type: 'text', value }],
});

export const paragraph = (children: Inline[]): Paragraph => ({ type: 'paragraph', children });

export const item = (children: Paragraph[]): ListItem => ({ type: 'listItem', spread: true, children });

/** A list with a look of its own: `className` is one that the sanitiser knows. */
export const listOf = (className: string, children: ListItem[]): Block => ({
  type: 'list',
  spread: true,
  children,
  data: { hProperties: { className: [className] } },
});

/** A table with the titles of its columns; undefined without a row. */
export const tableOf = (
  columns: readonly (readonly [title: string, side?: Side])[],
  rows: readonly (readonly string[])[],
): Block | undefined => {
  if (rows.length === 0) return undefined;
  return {
    type: 'table',
    align: columns.map(([, side]) => side ?? null),
    children: [columns.map(([title]) => title), ...rows].map((cells) => ({
      type: 'tableRow',
      children: cells.map((value) => ({ type: 'tableCell', children: [text(value)] })),
    })),
  };
};
