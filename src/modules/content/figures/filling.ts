import type { Language } from '#contract/fields.ts';
import { blockNames } from '#kernel/placeholder-names.ts';
import { link, paragraph } from '../markdown/blocks.ts';
import type { Filling } from '../markdown/fill.ts';
import { blockOf } from './blocks.ts';
import { figureWords } from './figure-words.ts';
import type { ContentFigures } from './read-figures.ts';
import { valuesOf } from './values.ts';

/** What fills the placeholders of the business's texts now, in a language. */
export const fillingOf = (figures: ContentFigures, language: Language): Filling => ({
  values: valuesOf(figures.settings, language),
  blocks: Object.fromEntries(blockNames.map((name) => [name, blockOf(name, figures, language)])),
  unreached: paragraph([link('/contact', figureWords(language).reach)]),
});
