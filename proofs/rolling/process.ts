import { type Place, runProduct } from '../product.ts';

export type Process = Readonly<{
  place: Place;
  /** Asks the process to exit, as a deployment does; resolves to its exit status and duration. */
  end: () => Promise<{ status: number | null; seconds: number }>;
}>;

/** Starts one of the processes; resolves when it is ready for visitors. */
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
