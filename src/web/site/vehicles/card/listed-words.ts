import { useTranslation } from 'react-i18next';

/** `Wi-Fi hotspot` is `wi-fi-hotspot`. */
const slugOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The dictionary's word for a text of a fixed list; what the business typed itself stays as it is. */
export const listedWord = (text: string, words: Readonly<Record<string, string>>): string => {
  const slug = slugOf(text);
  return (Object.hasOwn(words, slug) && words[slug]) || text;
};

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
