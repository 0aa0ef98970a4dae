import type { Inline, ListItem, MarkdownBlock, Paragraph } from './tree.ts';

export type { MarkdownBlock };

type Side = 'left' | 'right';

// These blocks insert values as text nodes: nothing in a value is parsed as Markdown or HTML.

export const textNode = (value: string): Inline => ({ type: 'text', value });

export const bold = (value: string): Inline => ({ type: 'strong', children: [textNode(value)] });

export const link = (url: string, value: string): Inline => ({
  type: 'link',
  url,
  children: [textNode(value)],
});

export const paragraph = (children: Inline[]): Paragraph => ({ type: 'paragraph', children });

export const item = (children: Paragraph[]): ListItem => ({ type: 'listItem', spread: true, children });

/** A list with its own style: the sanitiser must allow its `className`. */
export const listBlock = (className: string, children: ListItem[]): MarkdownBlock => ({
  type: 'list',
  spread: true,
  children,
  data: { hProperties: { className: [className] } },
});

/** A table with column headings; undefined without rows. */
export const tableBlock = (
  columns: readonly (readonly [title: string, side?: Side])[],
  rows: readonly (readonly string[])[],
): MarkdownBlock | undefined => {
  if (rows.length === 0) return undefined;
  return {
    type: 'table',
    align: columns.map(([, side]) => side ?? null),
    children: [columns.map(([title]) => title), ...rows].map((cells) => ({
      type: 'tableRow',
      children: cells.map((value) => ({ type: 'tableCell', children: [textNode(value)] })),
    })),
  };
};
