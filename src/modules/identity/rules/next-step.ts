import { isStaffRole, type Role } from '#kernel/role.ts';

type Person = Readonly<{ role: Role; hasTwoFactor: boolean }>;

/** Staff must have an authenticator app while the setting `enableTwoFactor` is on; customers may. */
export const mustEnrol = ({ role }: Pick<Person, 'role'>, enableTwoFactor: boolean): boolean =>
  enableTwoFactor && isStaffRole(role);

/** What follows a right password. Whoever has an authenticator app is asked for its code, whatever the setting says. */
export const nextStep = (
  person: Person,
  { enableTwoFactor, isTrusted }: { enableTwoFactor: boolean; isTrusted: boolean },
): 'session' | 'two-factor' | 'enrolment' => {
  if (person.hasTwoFactor) return isTrusted ? 'session' : 'two-factor';
  return mustEnrol(person, enableTwoFactor) ? 'enrolment' : 'session';
};

/** The right password, and how long one has for what follows: an app is found and set up in more time than a code. */
export const challengeMinutes = { 'two-factor': 5, enrolment: 15 } as const;

/**
 * Whether the second factor is that of whoever has the e-mail. Anybody can register with another's e-mail and set one up;
 * accounts of staff are made by the business, and their e-mail is unproven too where an admin has changed it.
 */
export const isSecondFactorTheirs = ({ role, emailVerified }: Pick<Person, 'role'> & { emailVerified: boolean }) =>
  emailVerified || isStaffRole(role);
