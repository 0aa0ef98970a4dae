import { isStaffRole, type Role } from '#kernel/role.ts';

type Person = Readonly<{ role: Role; hasTwoFactor: boolean }>;

/** Staff must have an authenticator app while the setting `enableTwoFactor` is on; for customers it is optional. */
export const mustEnrol = ({ role }: Pick<Person, 'role'>, enableTwoFactor: boolean): boolean =>
  enableTwoFactor && isStaffRole(role);

/**
 * What follows a correct password. A user with an authenticator app must enter a code, whatever the setting, unless the
 * computer is trusted.
 */
export const nextStep = (
  person: Person,
  { enableTwoFactor, isTrusted }: { enableTwoFactor: boolean; isTrusted: boolean },
): 'session' | 'two-factor' | 'enrolment' => {
  if (person.hasTwoFactor) return isTrusted ? 'session' : 'two-factor';
  return mustEnrol(person, enableTwoFactor) ? 'enrolment' : 'session';
};

/** How long a challenge is valid after the password: setting up an app takes longer than entering a code. */
export const challengeMinutes = { 'two-factor': 5, enrolment: 15 } as const;

/**
 * Whether the second factor was set up by the owner of the e-mail. Anybody can register with somebody else's e-mail and
 * set one up; but staff accounts are created by the business, and remain theirs while an e-mail changed by an admin is
 * unverified.
 */
export const isSecondFactorTheirs = ({ role, emailVerified }: Pick<Person, 'role'> & { emailVerified: boolean }) =>
  emailVerified || isStaffRole(role);
