import { formatNumber } from '#kernel/format-number.ts';
import { useWords } from '../../languages/use-words.ts';
import { TextField } from '../../ui/form/text-field.tsx';
import type { FreeVehicles } from './use-free-vehicles.ts';

type Props = {
  free: Pick<FreeVehicles, 'isLarge' | 'search' | 'setSearch' | 'total'> & { vehicles: readonly unknown[] };
  disabled?: boolean;
  className?: string;
};

/** Narrows the choice of a vehicle in a large fleet; a small one needs none. */
export const VehicleSearch = ({ free, ...field }: Props) => {
  const t = useWords('office', 'freeVehicles');
  const { isLarge, search, setSearch, vehicles, total } = free;
  if (!isLarge) return null;
  const hint = () => {
    if (total === 0) return t('none');
    return total > vehicles.length ? t('first', { count: vehicles.length, total: formatNumber(total) }) : t('hint');
  };
  return (
    <TextField
      {...field}
      type="search"
      label={t('search')}
      hint={hint()}
      required={false}
      autoComplete="off"
      value={search}
      onChange={({ currentTarget }) => setSearch(currentTarget.value)}
      // Return would send the form around it.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  );
};
