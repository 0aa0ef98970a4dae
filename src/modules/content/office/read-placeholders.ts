import { blockNames, valueNames } from '#kernel/placeholder-names.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Context } from '#platform/context.ts';
import { valuesOf } from '../figures/values.ts';

/** All that a text may name, with what it stands for now. */
export const readPlaceholders = async ({ tx }: Context) => {
  const settings = await readSettings(tx);
  const [english, thai] = [valuesOf(settings, 'en'), valuesOf(settings, 'th')];
  return {
    values: valueNames.map((name) => ({ name, value: { en: english[name].text, th: thai[name].text } })),
    blocks: [...blockNames],
  };
};
