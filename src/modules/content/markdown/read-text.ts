import type { Filling } from './fill.ts';
import { type Rendered, render } from './render.ts';
import { readMarkdown, type Tree, type Unreadable } from './tree.ts';

/** Markdown, and what fills its placeholders now. */
export type ReadRequest = Readonly<{ markdown: string; filling: Filling }>;
export type ReadReply = Readonly<{ tree: Tree; rendered: Rendered } | { unreadable: Unreadable }>;

/** Reads and renders a text, however long that takes. */
export const readText = ({ markdown, filling }: ReadRequest): ReadReply => {
  try {
    const reading = readMarkdown(markdown);
    return 'tree' in reading ? { ...reading, rendered: render(reading.tree, filling) } : reading;
  } catch {
    // The libraries overflow the stack on some texts.
    return { unreadable: 'content.too-hard' };
  }
};
