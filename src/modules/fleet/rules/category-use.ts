import { categoryInUse, categoryIsOff } from './problems.ts';

/** A category leaves only when no vehicle of the fleet has it. */
export const refuseInUse = ({ vehicles }: Readonly<{ vehicles: number }>): void => {
  if (vehicles > 0) throw categoryInUse(vehicles);
};

type AssignedCategory = Readonly<{ id: string; isActive: boolean }>;

/** No vehicle is newly given a category that is switched off. Those that have it keep it. */
export const refuseOff = ({ id, isActive }: AssignedCategory, now: string | undefined): void => {
  if (!isActive && id !== now) throw categoryIsOff();
};
