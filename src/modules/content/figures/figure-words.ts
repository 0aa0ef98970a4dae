import type { Language } from '#contract/fields.ts';
import { figures as english } from '#words/en/figures.ts';
import { figures as thai } from '#words/th/figures.ts';
import type { Translated } from '#words/translated.ts';

export type FigureWords = Translated<typeof english>;

const dictionaries: Record<Language, FigureWords> = { en: english, th: thai };

export const figureWords = (language: Language): FigureWords => dictionaries[language];

/** A name in a language; falls back to English. */
export const localName = (one: Readonly<{ name: string; nameInThai: string | null }>, language: Language): string =>
  (language === 'th' && one.nameInThai) || one.name;

type Addressed = Readonly<{ address: string; city?: string; addressInThai: string | null }>;

/** An address in a language; falls back to English. The Thai one includes its province. */
export const localAddress = ({ address, city, addressInThai }: Addressed, language: Language): string =>
  (language === 'th' && addressInThai) || [address, city].filter(Boolean).join(', ');
