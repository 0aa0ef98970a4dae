import { DeleteDialog } from '../delete-dialog.tsx';
import type { Category, Season } from '../read-pricing.ts';
import { SeasonDialog } from './season-dialog.tsx';

export type SeasonEdited = { kind: 'new' } | { kind: 'edit' | 'delete'; season: Season };

type Props = {
  edited: SeasonEdited;
  /** As the list has them now. */
  rows: readonly Season[];
  categories: readonly Category[];
  onClose: () => void;
};

export const SeasonDialogs = ({ edited, rows, categories, onClose }: Props) => {
  if (edited.kind === 'new') return <SeasonDialog season={null} {...{ categories, onClose }} />;
  const season = rows.find(({ id }) => id === edited.season.id) ?? edited.season;
  if (edited.kind === 'edit') return <SeasonDialog {...{ season, categories, onClose }} />;
  return <DeleteDialog route="DELETE /admin/pricing/seasonal-rates/:id" row={season} onClose={onClose} />;
};
