import { listedWord } from '#words/listed-word.ts';
import { useWords } from '../languages/use-words.ts';

/** Translates vehicle features and colours into the page's language. */
export const useListedWords = () => {
  const t = useWords('vehicles');
  return {
    equipment: (features: readonly string[]) => features.map((feature) => listedWord(feature, t.group('equipment'))),
    color: (color: string) => listedWord(color, t.group('color')),
  };
};
