import { useTranslation } from 'react-i18next';
import { listedWord } from '#words/listed-word.ts';

/** Features and colours of vehicles in the page's language. */
export const useListedWords = () => {
  const { t } = useTranslation('vehicles');
  return {
    equipment: (features: readonly string[]) => {
      const words = t('equipment', { returnObjects: true });
      return features.map((feature) => listedWord(feature, words));
    },
    color: (color: string) => listedWord(color, t('color', { returnObjects: true })),
  };
};
