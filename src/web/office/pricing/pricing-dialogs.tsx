import type { Removal } from '#contract/office/removal.ts';
import { useWords } from '../../languages/use-words.ts';
import { RemoveRecord } from '../form/remove-record.tsx';
import type { Category, Promotion, Season } from './pricing-address.ts';
import { PromoForm } from './promo-form.tsx';
import { SeasonForm } from './season-form.tsx';

export type SeasonEdited = { kind: 'new' } | { kind: 'edit' | 'delete'; season: Season };

type Props = {
  edited: SeasonEdited;
  /** The seasons as currently in the list. */
  rows: readonly Season[];
  categories: readonly Category[];
  onClose: () => void;
};

export const SeasonDialogs = ({ edited, rows, categories, onClose }: Props) => {
  if (edited.kind === 'new') return <SeasonForm season={null} rows={rows} categories={categories} onClose={onClose} />;
  const season = rows.find(({ id }) => id === edited.season.id) ?? edited.season;
  if (edited.kind === 'edit')
    return <SeasonForm season={season} rows={rows} categories={categories} onClose={onClose} />;
  return <DeleteDialog route="DELETE /admin/pricing/seasonal-rates/:id" row={season} onClose={onClose} />;
};

export type PromoEdited = { kind: 'new' } | { kind: 'edit' | 'delete'; promotion: Promotion };

type PromoDialogsProps = {
  edited: PromoEdited;
  /** The promotions as currently in the list. */
  rows: readonly Promotion[];
  onClose: () => void;
};

export const PromoDialogs = ({ edited, rows, onClose }: PromoDialogsProps) => {
  if (edited.kind === 'new') return <PromoForm promotion={null} onClose={onClose} />;
  const promotion = rows.find(({ id }) => id === edited.promotion.id) ?? edited.promotion;
  if (edited.kind === 'edit') return <PromoForm promotion={promotion} onClose={onClose} />;
  const row = { ...promotion, name: promotion.code ?? promotion.name };
  return <DeleteDialog route="DELETE /admin/pricing/promo-codes/:id" row={row} onClose={onClose} />;
};

type DeleteDialogProps = {
  route: 'DELETE /admin/pricing/seasonal-rates/:id' | 'DELETE /admin/pricing/promo-codes/:id';
  /** The row to delete, with the consequences as reported by the server. */
  row: Readonly<{ id: string; name: string; removal: Removal }>;
  onClose: () => void;
};

/** Confirms a deletion, and reports whether the row was deleted or archived. */
const DeleteDialog = ({ route, row: { id, name, removal }, onClose }: DeleteDialogProps) => {
  const kind = route === 'DELETE /admin/pricing/promo-codes/:id' ? 'promos' : 'seasons';
  const t = useWords('pricing');
  return (
    <RemoveRecord
      route={route}
      id={id}
      title={t(`${kind}.ask.${removal}`)}
      keep={t('do.cancel')}
      remove={t(removal === 'archived' ? 'do.archive' : 'do.delete')}
      busy={t(removal === 'archived' ? 'do.archiving' : 'do.deleting')}
      done={({ data }) => t(`${kind}.${data.removal}`, { name })}
      notRemoved={t('do.notDeleted')}
      onClose={onClose}
    >
      <p className="font-semibold wrap-anywhere">{name}</p>
      <p className="text-sm text-muted">{t(`${kind}.${removal === 'archived' ? 'askArchive' : 'askDelete'}`)}</p>
    </RemoveRecord>
  );
};
