import type { Tx } from '#platform/database.ts';
import {
  accountData,
  computersData,
  failedSignInsData,
  mailLinksData,
  placesData,
  sessionsData,
} from './own-account-data-store.ts';

/** The account, where it is signed in, and what came of attempts to. */
export const accountPart = async (tx: Tx, userId: string) => {
  const account = await accountData(tx, userId);
  return {
    account,
    consents: { termsAndPrivacy: account.termsAcceptedAt },
    sessions: await sessionsData(tx, userId),
    trustedComputers: await computersData(tx, userId),
    signedInFrom: await placesData(tx, userId),
    linksByMail: await mailLinksData(tx, userId),
    failedSignIns: await failedSignInsData(tx, account.email),
  };
};
