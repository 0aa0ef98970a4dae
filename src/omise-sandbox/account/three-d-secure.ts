import type { Charge } from '../records/charge-life.ts';
import type { ChargeRequest } from '../records/charge-request.ts';
import type { Store } from '../records/store.ts';

const setting = 'three-d-secure';

/** Whether the account asks card holders for 3-D Secure; kept, so that it outlives the process. */
export const threeDSecureSwitch = (store: Pick<Store, 'setting' | 'changeSetting'>, atStart?: boolean) => {
  const turn = (on: boolean): void => store.changeSetting(setting, on ? 'on' : 'off');
  if (atStart !== undefined) turn(atStart);
  return { turn, isOn: () => store.setting(setting, () => 'off') === 'on' };
};

export type ThreeDSecureSwitch = ReturnType<typeof threeDSecureSwitch>;

/**
 * Whether this one charge of a card goes through 3-D Secure. It needs somewhere to return to; then the account asks
 * for it, or the request does (`authentication`), or a card holder's name with the word "3DS", for a single try.
 */
export const asksCardHolder = (
  isOn: boolean,
  { returnUri, authentication }: ChargeRequest,
  card: NonNullable<Charge['card']>,
): boolean => returnUri !== null && (isOn || authentication === '3DS' || /\b3DS\b/i.test(card.name));
