import { categoryInUse, categoryIsOff } from './problems.ts';

type CountedCategory = Readonly<{ vehicles: number }>;

export const isInUse = ({ vehicles }: CountedCategory): boolean => vehicles > 0;

/** Refuses to remove a category that vehicles of the fleet belong to. */
export const refuseInUse = (category: CountedCategory): void => {
  if (isInUse(category)) throw categoryInUse(category.vehicles);
};

type AssignedCategory = Readonly<{ id: string; isActive: boolean }>;

/** Refuses to assign a category that is switched off. `now` is the vehicle's present category, which it may keep. */
export const refuseOff = ({ id, isActive }: AssignedCategory, now: string | undefined): void => {
  if (!isActive && id !== now) throw categoryIsOff();
};
