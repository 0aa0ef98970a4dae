/**
 * How much of the fleet unpaid bookings may hold on any one day, in percent of the vehicles on offer: those whose e-mail
 * is not proven, from one network (IPv4 address or IPv6 /64), from its neighbours (/24 or /48), from everywhere; those
 * proven through one mail domain; and those of mailboxes at public providers that are kept for cash or a transfer.
 */
const percent = { network: 2, neighbours: 4, everywhere: 6, domain: 3, publicProviders: 25 };

/** A family holds two vehicles at once, however small the fleet. */
const AT_LEAST = 2;

export type Shared = Readonly<Record<'network' | 'neighbours' | 'everywhere', number>>;

const most = (who: keyof typeof percent, vehicles: number): number =>
  Math.max(AT_LEAST, Math.floor((vehicles * percent[who]) / 100));

/** Whether one more unproven booking may hold a vehicle, beside those `held` for days that overlap. */
export const hasRoom = (held: Shared, vehicles: number): boolean =>
  held.network < most('network', vehicles) &&
  held.neighbours < most('neighbours', vehicles) &&
  held.everywhere < most('everywhere', vehicles);

/** Whether one more unproven booking is the last for whose days anybody may hold a vehicle. */
export const fillsShare = (everywhere: number, vehicles: number): boolean =>
  everywhere + 1 >= most('everywhere', vehicles);

/** Whether one more booking may be proven through a mail domain, or public providers, beside those `held` for days that overlap. */
export const mayProve = (held: number, vehicles: number, through: 'domain' | 'publicProviders'): boolean =>
  held < most(through, vehicles);
