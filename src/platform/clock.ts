/** The moment that a request or a job takes for now. Tests let it stand still. */
export type Clock = () => Temporal.Instant;

export const systemClock: Clock = () => Temporal.Now.instant();
