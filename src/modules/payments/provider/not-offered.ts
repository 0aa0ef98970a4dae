import type { NotOffered, PaymentMethod } from '#modules/settings/index.ts';
import { whyNotOffered } from '../rules/not-offered.ts';
import type { OnlineNow } from './online-payments.ts';

/** Why customers cannot have a method now, by what the provider says at this moment. */
export const notOfferedBy = (online: OnlineNow) => async (): Promise<(method: PaymentMethod) => NotOffered> => {
  const { omise, capability } = await online();
  const now = { isOnline: omise !== null, capability: await capability() };
  return (method) => whyNotOffered(method, now);
};
