export type Weakness = 'short' | 'common' | 'personal';

type PasswordFacts = Readonly<{
  /** As people count: letters and marks, not bytes. */
  length: number;
  /** 0 to 4, how hard it is to guess. */
  score: number;
  /** Whether it is made of the person's own name or e-mail, or of the site's name. */
  isPersonal: boolean;
}>;

type Policy = Readonly<{ passwordMinLength: number; requireStrongPassword: boolean }>;

/** From this score on a password takes too long to guess. */
const STRONG = 3;

/** Why a password is refused; null where it is accepted. Without the setting for strong ones only the length counts. */
export const weaknessOf = (
  { length, score, isPersonal }: PasswordFacts,
  { passwordMinLength, requireStrongPassword }: Policy,
): Weakness | null => {
  if (length < passwordMinLength) return 'short';
  if (!requireStrongPassword || score >= STRONG) return null;
  return isPersonal ? 'personal' : 'common';
};
