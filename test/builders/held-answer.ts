import { handOn, startProxy } from './proxy.ts';

/**
 * A proxy to the provider that can hold back the response to a charge: the charge is made, but the response is sent
 * only after `release`.
 */
export const heldAnswers = async (target: () => string) => {
  let hold: { made: () => void; released: Promise<void> } | null = null;
  const proxy = await startProxy(target, ({ method, url }, outgoing, passOn) =>
    passOn(async (reply) => {
      const held = method === 'POST' && url === '/charges' ? hold : null;
      held?.made();
      await held?.released;
      handOn(reply, outgoing);
    }),
  );

  return {
    ...proxy,
    /** Holds back the response to the next charge; `made` resolves once the provider has responded. */
    hold: () => {
      const made = Promise.withResolvers<void>();
      const released = Promise.withResolvers<void>();
      hold = { made: made.resolve, released: released.promise };
      return {
        made: made.promise,
        release: () => {
          hold = null;
          released.resolve();
        },
      };
    },
  };
};
