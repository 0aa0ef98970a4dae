import { useTranslation } from 'react-i18next';
import { listedWord } from '#words/listed-word.ts';

/** Features and colours of vehicles in the page's language. */
export const useListedWords = () => {
  const { i18n } = useTranslation('vehicles');
  // As the dictionary has them: `t` would work on each word of the list, for every card.
  const wordsOf = (list: 'equipment' | 'color') => i18n.getResource(i18n.language, 'vehicles', list);
  return {
    equipment: (features: readonly string[]) => features.map((feature) => listedWord(feature, wordsOf('equipment'))),
    color: (color: string) => listedWord(color, wordsOf('color')),
  };
};
