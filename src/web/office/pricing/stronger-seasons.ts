import { byPrecedence } from '#kernel/season-strength.ts';
import type { Season } from './pricing-address.ts';
import { ALL } from './season-choices.ts';

type Typed = Readonly<{
  id: string | null;
  startDate: string;
  endDate: string;
  multiplier: number;
  priority: number;
  vehicleCategories: readonly string[];
}>;

type Compared = Pick<
  Season,
  'id' | 'isActive' | 'startDate' | 'endDate' | 'multiplier' | 'priority' | 'vehicleCategories'
>;

/** The active seasons that apply instead of a season on some of its days, in one of its categories; strongest first. */
export const strongerSeasons = <One extends Compared>(typed: Typed, seasons: readonly One[]): One[] =>
  seasons
    .filter(({ id, isActive }) => isActive && id !== typed.id)
    .filter(({ startDate, endDate }) => startDate <= typed.endDate && endDate >= typed.startDate)
    .filter(({ vehicleCategories }) => shareOne(vehicleCategories, typed.vehicleCategories))
    .filter((season) => byPrecedence(season, typed) < 0)
    .sort(byPrecedence);

const shareOne = (some: readonly string[], others: readonly string[]) =>
  some.includes(ALL) || others.includes(ALL) || some.some((id) => others.includes(id));
