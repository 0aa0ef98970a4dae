import type { Language } from './language.ts';

/** The name of a category or place in the page's language, in English where it has no Thai name. */
export const nameIn = ({ name, nameInThai }: { name: string; nameInThai: string | null }, language: Language): string =>
  (language === 'th' && nameInThai) || name;
