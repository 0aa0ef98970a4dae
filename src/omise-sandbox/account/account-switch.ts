import type { Store } from '../records/store.ts';

/** A setting of the account that is on or off; stored, so that it survives a restart. */
export const accountSwitch = (
  store: Pick<Store, 'setting' | 'changeSetting'>,
  name: string,
  { byDefault, atStart }: Readonly<{ byDefault: boolean; atStart?: boolean | undefined }>,
) => {
  const textOf = (on: boolean) => (on ? 'on' : 'off');
  const turn = (on: boolean): void => store.changeSetting(name, textOf(on));
  if (atStart !== undefined) turn(atStart);
  return { turn, isOn: () => store.setting(name, () => textOf(byDefault)) === 'on' };
};

export type AccountSwitch = ReturnType<typeof accountSwitch>;
