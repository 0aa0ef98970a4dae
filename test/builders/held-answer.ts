import { handOn, startProxy } from './proxy.ts';

/**
 * A way to the provider on which the answer to a charge can be kept back: the charge is made, and nobody hears of it
 * until `release`.
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
    /** Keeps the answer to the next charge back; `made` ends once the provider has it. */
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
