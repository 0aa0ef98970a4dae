export type Weakness = 'short' | 'common' | 'personal' | 'breached';

type PasswordFacts = Readonly<{
  /** In characters as people count them, not bytes. */
  length: number;
  /** How hard the password is to guess, from 0 to 4. */
  score: number;
  /** Whether it contains the user's own name or e-mail, or the site's name. */
  isPersonal: boolean;
  /** Whether it is on the lists of stolen passwords. */
  isBreached: boolean;
}>;

type Policy = Readonly<{ passwordMinLength: number; requireStrongPassword: boolean }>;

/** The lowest score at which a password takes too long to guess. */
const STRONG = 3;

/**
 * Why a password is refused; null if it is accepted. Without the setting for strong passwords, only the length counts,
 * and whether the password was stolen.
 */
export const weaknessOf = (
  { length, score, isPersonal, isBreached }: PasswordFacts,
  { passwordMinLength, requireStrongPassword }: Policy,
): Weakness | null => {
  if (length < passwordMinLength) return 'short';
  if (requireStrongPassword && score < STRONG) return isPersonal ? 'personal' : 'common';
  return isBreached ? 'breached' : null;
};
