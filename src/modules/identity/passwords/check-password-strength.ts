import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { readSettings } from '#modules/settings/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { type Weakness, weaknessOf } from '../rules/password-rules.ts';
import { passwordWeak } from '../rules/problems.ts';
import { normalizePassword } from './hash-password.ts';

type StrengthCheck = Readonly<{ score: number; weakness: Weakness | null; minLength: number }>;

/** What the Security settings say to a password. `about` is what a guesser knows of its person. */
export const checkPasswordStrength = async (
  tx: Tx,
  password: string,
  about: readonly string[],
): Promise<StrengthCheck> => {
  const { security, general } = await readSettings(tx);
  const text = normalizePassword(password);
  const { score, isPersonal } = await estimateStrength(text, wordsOf([...about, general.siteName]));
  const weakness = weaknessOf({ length: lengthOf(text), score, isPersonal }, security);
  return { score, weakness, minLength: security.passwordMinLength };
};

/** How long a password must be that is shorter than that; null where it is long enough. */
export const leastLengthOver = async (tx: Tx, password: string): Promise<number | null> => {
  const { passwordMinLength } = (await readSettings(tx)).security;
  return lengthOf(normalizePassword(password)) < passwordMinLength ? passwordMinLength : null;
};

const lengthOf = (text: string) => [...text].length;

type Candidate = Readonly<{ password: string; about: readonly string[]; field: string }>;

/** 422 `auth.password-weak` beside `field`, with the reason `short`, `common` or `personal`. */
export const refuseWeakPassword = async (tx: Tx, { password, about, field }: Candidate): Promise<void> => {
  const { weakness, minLength } = await checkPasswordStrength(tx, password, about);
  if (weakness) throw passwordWeak({ reason: weakness, minLength, field });
};

/** What a guesser tries of a person: each name and the e-mail, whole and in parts. */
export const aboutUser = ({ firstName, lastName, email }: { firstName: string; lastName: string; email: string }) => [
  firstName,
  lastName,
  `${firstName} ${lastName}`,
  email,
];

const SHORTEST_WORD = 3;

const wordsOf = (texts: readonly string[]): string[] => {
  const whole = texts.map((text) => normalizePassword(text).toLowerCase().trim());
  const parts = whole.flatMap((text) => [text.replaceAll(/\s+/g, ''), ...text.split(/[^\p{L}\p{M}\p{N}]+/u)]);
  return [...new Set([...whole, ...parts])].filter((word) => word.length >= SHORTEST_WORD);
};

/** A longer one is judged by its beginning: the time that it takes grows faster than the length. */
const LONGEST_JUDGED = 64;
/** How many ways of writing letters as digits are tried. The library's hundred take a third of a second. */
const SUBSTITUTIONS = 4;

let loading: Promise<ZxcvbnFactory> | undefined;

// 35 MB of lists, read when the first password is judged.
const estimator = (): Promise<ZxcvbnFactory> => {
  loading ??= load();
  return loading;
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
const estimateStrength = async (
  password: string,
  about: readonly string[],
): Promise<{ score: number; isPersonal: boolean }> => {
  const { score, sequence } = (await estimator()).check(password.slice(0, LONGEST_JUDGED), [...about]);
  return { score, isPersonal: sequence.some((part) => part.dictionaryName === 'userInputs') };
};
