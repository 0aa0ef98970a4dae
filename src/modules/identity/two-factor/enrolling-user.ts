import type { Steps } from '#platform/context.ts';
import { findChallenge } from '../challenge-store.ts';
import { provePassword } from '../prove-password.ts';
import { challengeOver, passwordWrong } from '../rules/problems.ts';
import { signedInUser } from '../signed-in-user.ts';
import { findUser, type User } from '../user-store.ts';

type Asked = Readonly<{ challenge?: string | undefined; password?: string | undefined }>;

/** Who may begin with an authenticator app: by the challenge of a sign-in that demands it, or signed in, by password. */
export const enrollingUser = async (steps: Steps, { challenge, password }: Asked): Promise<User> => {
  if (challenge !== undefined) return challengedUser(steps, challenge);
  signedInUser(steps.actor);
  if (password === undefined) throw passwordWrong('password');
  return provePassword(steps, password);
};

export const challengedUser = ({ step }: Steps, token: string): Promise<User> =>
  step(async ({ tx, now }) => {
    const challenge = await findChallenge(tx, { token, purpose: 'enrolment', now });
    const user = challenge && (await findUser(tx, challenge.userId));
    if (!user?.isActive) throw challengeOver();
    return user;
  });
