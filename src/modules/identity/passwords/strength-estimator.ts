import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** A longer one is judged by its beginning: the time that it takes grows faster than the length. */
const LONGEST_JUDGED = 64;
/** How many ways of writing letters as digits are tried. The library's hundred take a third of a second. */
const SUBSTITUTIONS = 4;

let asked: Promise<ZxcvbnFactory> | undefined;

// 35 MB of lists, read when the first password is judged.
const guesser = (): Promise<ZxcvbnFactory> => {
  asked ??= load();
  return asked;
};

const load = async () => {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ]);
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...english.dictionary },
    graphs: common.adjacencyGraphs,
    maxLength: LONGEST_JUDGED,
    l33tMaxSubstitutions: SUBSTITUTIONS,
  });
};

/** How hard a password is to guess for who tries `about` first: 0 to 4, and whether some of that is in it. */
export const estimateStrength = async (
  password: string,
  about: readonly string[],
): Promise<{ score: number; isPersonal: boolean }> => {
  const { score, sequence } = (await guesser()).check(password.slice(0, LONGEST_JUDGED), [...about]);
  return { score, isPersonal: sequence.some((part) => part.dictionaryName === 'userInputs') };
};
