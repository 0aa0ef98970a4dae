/** An event on its way to an address, as it waits in the queue. */
export type Delivery = Readonly<{
  event: string;
  uri: string;
  /** How often it was tried already. */
  tries: number;
  /** Waits until a later one has reached the same address. */
  isHeldBack: boolean;
}>;

const second = 1000;
const minute = 60 * second;
const pauses = [5 * second, 15 * second, 45 * second, 2 * minute, 5 * minute, 15 * minute, 30 * minute, 60 * minute];
const mostTries = 12;

/** How long to wait after so many tries without success; null when it is time to give up, about six hours in. */
export const pauseAfter = (tries: number): number | null =>
  tries >= mostTries ? null : (pauses[tries - 1] ?? 60 * minute);
