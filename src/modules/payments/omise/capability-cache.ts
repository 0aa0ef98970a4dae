import type { OmiseClient } from './omise-client.ts';
import type { OmiseCapability } from './omise-shapes.ts';

const GOOD_FOR_MS = 300_000;
const TRIED_AGAIN_AFTER_MS = 10_000;
const WAITED_FOR_MS = 2_500;

export type CachedCapability = () => Promise<OmiseCapability | null>;

/**
 * The provider's capability, cached for five minutes. Without an answer the last one is kept, and read again after ten
 * seconds. Only the first answer is waited for, at most 2.5 seconds; null until then.
 */
export const cachedCapability = (omise: OmiseClient | null): CachedCapability => {
  let latest: OmiseCapability | null = null;
  let triedAt = Number.NEGATIVE_INFINITY;
  let goodForMs = 0;
  let asking: Promise<void> = Promise.resolve();

  const ask = async (client: OmiseClient) => {
    const answer = await client.capability();
    const isAnswered = answer.outcome === 'answered';
    if (isAnswered) latest = answer.value;
    goodForMs = isAnswered ? GOOD_FOR_MS : TRIED_AGAIN_AFTER_MS;
  };

  return async () => {
    if (!omise) return null;
    if (performance.now() - triedAt > goodForMs) {
      triedAt = performance.now();
      goodForMs = TRIED_AGAIN_AFTER_MS;
      asking = ask(omise);
    }
    if (!latest) await waitUpTo(asking, WAITED_FOR_MS);
    return latest;
  };
};

const waitUpTo = async (work: Promise<void>, ms: number): Promise<void> => {
  const { promise: late, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, ms);
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
};
