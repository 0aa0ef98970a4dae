import { DeleteDialog } from '../delete-dialog.tsx';
import type { Category, Season } from '../read-pricing.ts';
import { SeasonForm } from './season-form.tsx';

export type SeasonEdited = { kind: 'new' } | { kind: 'edit' | 'delete'; season: Season };

type Props = {
  edited: SeasonEdited;
  /** As the list has them now. */
  rows: readonly Season[];
  categories: readonly Category[];
  onClose: () => void;
};

export const SeasonDialogs = ({ edited, rows, categories, onClose }: Props) => {
  if (edited.kind === 'new') return <SeasonForm season={null} {...{ categories, onClose }} />;
  const season = rows.find(({ id }) => id === edited.season.id) ?? edited.season;
  if (edited.kind === 'edit') return <SeasonForm {...{ season, categories, onClose }} />;
  return <DeleteDialog route="DELETE /admin/pricing/seasonal-rates/:id" row={season} onClose={onClose} />;
};
