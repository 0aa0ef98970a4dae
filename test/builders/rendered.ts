import { type BlockName, blockNames, type ValueName, valueNames } from '#kernel/placeholder-names.ts';

type By<Value, Block> = Readonly<{
  value: (name: ValueName) => Value;
  block: (name: BlockName) => Block | undefined;
  unreached: Block;
}>;

/** A filling of texts whose values and blocks follow from their names. */
export const fillingBy = <Value, Block>({ value, block, unreached }: By<Value, Block>) => ({
  values: Object.fromEntries(valueNames.map((name) => [name, value(name)])) as Record<ValueName, Value>,
  blocks: Object.fromEntries(blockNames.map((name) => [name, block(name)])),
  unreached,
});

/** What a text was rendered to. Throws the reason why it cannot be. */
export const renderedIn = <Rendered>(reply: Readonly<{ rendered: Rendered } | { unreadable: string }>): Rendered => {
  if ('unreadable' in reply) throw new Error(reply.unreadable);
  return reply.rendered;
};
