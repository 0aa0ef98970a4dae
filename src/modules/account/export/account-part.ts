import type { Tx } from '#platform/database/database.ts';
import {
  accountData,
  computersData,
  failedSignInsData,
  mailLinksData,
  placesData,
  sessionsData,
} from './own-account-data-store.ts';
import { placeText } from './place-text.ts';

/** The account, where it is signed in, and what came of attempts to. */
export const accountPart = async (tx: Tx, userId: string) => {
  const account = await accountData(tx, userId);
  return {
    account,
    consents: { termsAndPrivacy: account.termsAcceptedAt },
    sessions: await sessionsData(tx, userId),
    trustedComputers: await computersData(tx, userId),
    signedInFrom: (await placesData(tx, userId)).map(placeText),
    linksByMail: await mailLinksData(tx, userId),
    failedSignIns: await failedSignInsData(tx, account.email),
  };
};
