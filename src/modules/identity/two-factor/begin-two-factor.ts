import { readSettings } from '#modules/settings/index.ts';
import type { Steps } from '#platform/context.ts';
import type { Sealer } from '#platform/secrets/sealed.ts';
import { twoFactorOn } from '../rules/problems.ts';
import { addressOf, newSecret, pictureOf } from './authenticator.ts';
import { enrollingUser } from './enrolling-user.ts';
import { aboutSecretOf } from './take-code.ts';
import { savePendingSecret } from './two-factor-store.ts';

type Begun = Readonly<{ secret: string; uri: string; picture: string }>;

/** A secret for an authenticator app, in force once a code of it was confirmed. 409 `auth.two-factor-on`. */
export const beginTwoFactor = async (
  steps: Steps,
  asked: { challenge?: string | undefined; password?: string | undefined },
  { sealer }: { sealer: Sealer },
): Promise<Begun> => {
  const user = await enrollingUser(steps, asked);
  const secret = newSecret();
  const { general } = await steps.step(async ({ tx }) => {
    const isSaved = await savePendingSecret(tx, user.id, sealer.seal(secret, aboutSecretOf(user.id)));
    if (!isSaved) throw twoFactorOn();
    return readSettings(tx);
  });
  const uri = addressOf(secret, { issuer: general.siteName, label: user.email });
  return { secret, uri, picture: await pictureOf(uri) };
};
