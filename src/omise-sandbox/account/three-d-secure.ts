import type { Charge } from '../records/charge-life.ts';
import type { ChargeRequest } from '../records/charge-request.ts';
import type { Store } from '../records/store.ts';

const setting = 'three-d-secure';

/** The account's setting that requires 3-D Secure for card charges; stored, so that it survives a restart. */
export const threeDSecureSwitch = (store: Pick<Store, 'setting' | 'changeSetting'>, atStart?: boolean) => {
  const turn = (on: boolean): void => store.changeSetting(setting, on ? 'on' : 'off');
  if (atStart !== undefined) turn(atStart);
  return { turn, isOn: () => store.setting(setting, () => 'off') === 'on' };
};

export type ThreeDSecureSwitch = ReturnType<typeof threeDSecureSwitch>;

/**
 * Whether this card charge goes through 3-D Secure. The request must have a return URI; in addition, the account
 * requires 3-D Secure, or the request does (`authentication`), or the name on the card contains "3DS", for one try.
 */
export const asksCardHolder = (
  isOn: boolean,
  { returnUri, authentication }: ChargeRequest,
  card: NonNullable<Charge['card']>,
): boolean => returnUri !== null && (isOn || authentication === '3DS' || /\b3DS\b/i.test(card.name));
