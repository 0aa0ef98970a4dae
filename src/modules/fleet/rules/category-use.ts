import { categoryInUse, categoryIsOff } from './problems.ts';

/** Refuses to remove a category that vehicles of the fleet belong to. */
export const refuseInUse = ({ vehicles }: Readonly<{ vehicles: number }>): void => {
  if (vehicles > 0) throw categoryInUse(vehicles);
};

type AssignedCategory = Readonly<{ id: string; isActive: boolean }>;

/** Refuses to assign a category that is switched off. `now` is the vehicle's present category, which it may keep. */
export const refuseOff = ({ id, isActive }: AssignedCategory, now: string | undefined): void => {
  if (!isActive && id !== now) throw categoryIsOff();
};
