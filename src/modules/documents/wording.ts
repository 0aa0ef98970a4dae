import type { Language } from '#contract/fields.ts';
import { documents as english } from '#words/en/documents.ts';
import { documents as thai } from '#words/th/documents.ts';
import type { Translated } from '#words/translated.ts';

type DocumentWords = Translated<typeof english>;

const dictionaries: Record<Language, DocumentWords> = { en: english, th: thai };

export const documentWords = (language: Language): DocumentWords => dictionaries[language];
