import type { Asks } from '../../../api/routes.ts';
import type { Season } from '../read-pricing.ts';
import { typedNumber } from '../typed-number.ts';
import { ALL } from './category-choice.ts';

/** A seasonal rate while it is typed. */
export type SeasonValues = Readonly<{
  name: string;
  nameInThai: string;
  startDate: string;
  endDate: string;
  multiplier: string;
  priority: string;
  description: string;
  isActive: boolean;
  vehicleCategories: readonly string[];
}>;

/** Document 3, section 9: multiplier 1, priority 1. */
export const newSeason: SeasonValues = {
  ...{ name: '', nameInThai: '', startDate: '', endDate: '', multiplier: '1', priority: '1', description: '' },
  isActive: true,
  vehicleCategories: [ALL],
};

export const typedSeason = (season: Season): SeasonValues => ({
  ...season,
  nameInThai: season.nameInThai ?? '',
  multiplier: String(season.multiplier),
  priority: String(season.priority),
});

type Body = Asks<'POST /admin/pricing/seasonal-rates'>['body'];

export const sentSeason = (values: SeasonValues): Body => ({
  name: values.name,
  nameInThai: values.nameInThai || null,
  startDate: values.startDate,
  endDate: values.endDate,
  multiplier: typedNumber(values.multiplier),
  priority: typedNumber(values.priority),
  description: values.description,
  isActive: values.isActive,
  vehicleCategories: [...values.vehicleCategories],
});
