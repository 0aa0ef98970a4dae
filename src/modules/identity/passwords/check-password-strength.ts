import { readSettings } from '#modules/settings/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { normal } from '../hash-password.ts';
import { type Weakness, weaknessOf } from '../rules/password-rules.ts';
import { passwordWeak } from '../rules/problems.ts';
import { estimateStrength } from './strength-estimator.ts';

type Judgement = Readonly<{ score: number; weakness: Weakness | null; minLength: number }>;

/** What the Security settings say to a password. `about` is what a guesser knows of its person. */
export const checkPasswordStrength = async (tx: Tx, password: string, about: readonly string[]): Promise<Judgement> => {
  const { security, general } = await readSettings(tx);
  const text = normal(password);
  const { score, isPersonal } = await estimateStrength(text, wordsOf([...about, general.siteName]));
  const weakness = weaknessOf({ length: lengthOf(text), score, isPersonal }, security);
  return { score, weakness, minLength: security.passwordMinLength };
};

/** How long a password must be that is shorter than that; null where it is long enough. */
export const leastLengthOver = async (tx: Tx, password: string): Promise<number | null> => {
  const { passwordMinLength } = (await readSettings(tx)).security;
  return lengthOf(normal(password)) < passwordMinLength ? passwordMinLength : null;
};

const lengthOf = (text: string) => [...text].length;

type Chosen = Readonly<{ password: string; about: readonly string[]; field: string }>;

/** 422 `auth.password-weak` beside `field`, with the reason `short`, `common` or `personal`. */
export const refuseWeakPassword = async (tx: Tx, { password, about, field }: Chosen): Promise<void> => {
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
  const whole = texts.map((text) => normal(text).toLowerCase().trim());
  const parts = whole.flatMap((text) => [text.replaceAll(/\s+/g, ''), ...text.split(/[^\p{L}\p{M}\p{N}]+/u)]);
  return [...new Set([...whole, ...parts])].filter((word) => word.length >= SHORTEST_WORD);
};
