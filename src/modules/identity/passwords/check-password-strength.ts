import type { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { type FieldProblems, fieldProblem } from '#kernel/problem.ts';
import { readSettings } from '#modules/settings/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { type Weakness, weaknessOf } from '../rules/password-rules.ts';
import { passwordWeak } from '../rules/problems.ts';
import { normalizePassword } from './hash-password.ts';
import { isBreached } from './is-breached.ts';

type StrengthCheck = Readonly<{ score: number; weakness: Weakness | null; minLength: number }>;

/** Rates a password against the Security settings. `about` lists personal words that somebody guessing would try. */
export const checkPasswordStrength = async (
  tx: Tx,
  password: string,
  about: readonly string[],
): Promise<StrengthCheck> => {
  const { security, general } = await readSettings(tx);
  const text = normalizePassword(password);
  const { score, isPersonal } = await estimateStrength(text, wordsOf([...about, general.siteName]));
  const facts = { length: lengthOf(text), score, isPersonal, isBreached: await isBreached(text) };
  const weakness = weaknessOf(facts, security);
  return { score, weakness, minLength: security.passwordMinLength };
};

/** The minimum length, if a password is shorter than that; else null. */
export const leastLengthOver = async (tx: Tx, password: string): Promise<number | null> => {
  const { passwordMinLength } = (await readSettings(tx)).security;
  return lengthOf(normalizePassword(password)) < passwordMinLength ? passwordMinLength : null;
};

const lengthOf = (text: string) => [...text].length;

type Candidate = Readonly<{ password: string; about: readonly string[]; field: string }>;

/** 422 `auth.password-weak` beside `field`, with the reason `short`, `common`, `personal` or `breached`. */
export const refuseWeakPassword = async (tx: Tx, { password, about, field }: Candidate): Promise<void> => {
  const { weakness, minLength } = await checkPasswordStrength(tx, password, about);
  if (weakness) throw passwordWeak({ reason: weakness, minLength, field });
};

/** The same beside other mistakes of a form; nothing where the form has no password. */
export const weakPasswordIn = async (
  tx: Tx,
  { password, about }: { password: string | undefined; about: readonly (string | undefined)[] },
): Promise<FieldProblems> => {
  if (password === undefined) return {};
  const words = about.filter((one) => one !== undefined);
  const { weakness, minLength } = await checkPasswordStrength(tx, password, words);
  return weakness ? { password: fieldProblem(`auth.password-${weakness}`, { minLength }) } : {};
};

/** Personal words that somebody guessing would try: the names and the e-mail. */
export const personalWordsOf = ({
  firstName,
  lastName,
  email,
}: {
  firstName: string;
  lastName: string;
  email: string;
}) => [firstName, lastName, `${firstName} ${lastName}`, email];

const SHORTEST_WORD = 3;

const wordsOf = (texts: readonly string[]): string[] => {
  const whole = texts.map((text) => normalizePassword(text).toLowerCase().trim());
  const parts = whole.flatMap((text) => [text.replaceAll(/\s+/g, ''), ...text.split(/[^\p{L}\p{M}\p{N}]+/u)]);
  return [...new Set([...whole, ...parts])].filter((word) => word.length >= SHORTEST_WORD);
};

/** Only the beginning of a longer password is rated: the time it takes grows faster than the length. */
const LONGEST_JUDGED = 64;
/**
 * How many spellings with digits for letters are tried. The library's default of a hundred takes a third of a second.
 */
const SUBSTITUTIONS = 4;

let loading: Promise<ZxcvbnFactory> | undefined;

// 35 MB of word lists, loaded when the first password is rated.
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

/**
 * How hard a password is to guess for somebody who tries `about` first: from 0 to 4, and whether it contains any of
 * those words.
 */
const estimateStrength = async (
  password: string,
  about: readonly string[],
): Promise<{ score: number; isPersonal: boolean }> => {
  const { score, sequence } = (await estimator()).check(password.slice(0, LONGEST_JUDGED), [...about]);
  return { score, isPersonal: sequence.some((part) => part.dictionaryName === 'userInputs') };
};
