import { type Place, runProduct } from '../product.ts';

export type Process = Readonly<{
  place: Place;
  /** Asks it to end, as a deployment does. How it ended, and after how long. */
  end: () => Promise<{ status: number | null; seconds: number }>;
}>;

/** One of the processes that are restarted; answers when it is ready for visitors. */
export const startProcess = async (place: Place): Promise<Process> => {
  const { end } = await runProduct(place);
  return {
    place,
    end: async () => {
      const began = performance.now();
      const status = await end();
      return { status, seconds: (performance.now() - began) / 1000 };
    },
  };
};
