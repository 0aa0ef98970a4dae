import type { Dictionary } from './words.ts';

// Without those that only mails, papers and files speak: each costs its name in this list.
const files = import.meta.glob<Record<string, Dictionary>>([
  '../../words/{en,th}/*.ts',
  '!../../words/*/{account-mail,agreement,chargeback-evidence,documents,driver-fees,figures,issued,mail,payment-way,report-files,sheets,sms}.ts',
]);

/** Loads one dictionary from its own file, because a first page should not download the list of all of them. */
export const wordsFrom = async (language: string, namespace: string): Promise<Dictionary> => {
  const load =
    files[`../../words/${language}/${namespace.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`];
  const words = (await load?.())?.[namespace];
  if (!words) throw new Error(`No words: ${language}/${namespace}`);
  return words;
};
