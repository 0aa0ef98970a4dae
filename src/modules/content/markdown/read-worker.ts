import { parentPort } from 'node:worker_threads';
import type { Filling } from './fill.ts';
import { type Rendered, render } from './render.ts';
import { readMarkdown, type Tree, type Unreadable } from './tree.ts';

/** Markdown, and what fills its placeholders now. */
export type ReadRequest = Readonly<{ markdown: string; filling: Filling }>;
export type ReadText = Readonly<{ tree: Tree; rendered: Rendered }>;
export type ReadReply = ReadText | Readonly<{ unreadable: Unreadable }>;

const read = ({ markdown, filling }: ReadRequest): ReadReply => {
  try {
    const reading = readMarkdown(markdown);
    return 'tree' in reading ? { ...reading, rendered: render(reading.tree, filling) } : reading;
  } catch {
    // The libraries overflow the stack on some texts.
    return { unreadable: 'content.too-hard' };
  }
};

parentPort?.on('message', (request: ReadRequest) => parentPort?.postMessage(read(request)));
