import { type BlockName, blockNames, type ValueName, valueNames } from '#kernel/placeholder-names.ts';
import type { Filling } from '#modules/content/markdown/fill.ts';
import { type Rendered, render } from '#modules/content/markdown/render.ts';
import { readMarkdown } from '#modules/content/markdown/tree.ts';

type By = Readonly<{
  value: (name: ValueName) => Filling['values'][ValueName];
  block: (name: BlockName) => Filling['blocks'][BlockName];
  unreached: Filling['unreached'];
}>;

/** A filling whose values and blocks follow from their names. */
export const fillingBy = ({ value, block, unreached }: By): Filling => ({
  values: Object.fromEntries(valueNames.map((name) => [name, value(name)])) as Filling['values'],
  blocks: Object.fromEntries(blockNames.map((name) => [name, block(name)])),
  unreached,
});

/** Markdown read and rendered. Throws the reason why a text cannot be read. */
export const rendered = (markdown: string, filling: Filling): Rendered => {
  const reading = readMarkdown(markdown);
  if ('unreadable' in reading) throw new Error(reading.unreadable);
  return render(reading.tree, filling);
};
