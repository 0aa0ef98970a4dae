import { useTranslation } from 'react-i18next';
import { listedWord } from '#words/listed-word.ts';

/** Translates vehicle features and colours into the page's language. */
export const useListedWords = () => {
  const { i18n } = useTranslation('vehicles');
  // Reads the raw dictionary: `t` would process every word of the list for every card.
  const wordsOf = (list: 'equipment' | 'color') => i18n.getResource(i18n.language, 'vehicles', list);
  return {
    equipment: (features: readonly string[]) => features.map((feature) => listedWord(feature, wordsOf('equipment'))),
    color: (color: string) => listedWord(color, wordsOf('color')),
  };
};
