/** The current time for requests and jobs. Tests freeze it. */
export type Clock = () => Temporal.Instant;

export const systemClock: Clock = () => Temporal.Now.instant();
