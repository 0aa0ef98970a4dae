import { DeleteDialog } from '../delete-dialog.tsx';
import type { Promotion } from '../read-pricing.ts';
import { PromoForm } from './promo-form.tsx';

export type PromoEdited = { kind: 'new' } | { kind: 'edit' | 'delete'; promotion: Promotion };

type Props = {
  edited: PromoEdited;
  /** As the list has them now. */
  rows: readonly Promotion[];
  onClose: () => void;
};

export const PromoDialogs = ({ edited, rows, onClose }: Props) => {
  if (edited.kind === 'new') return <PromoForm promotion={null} onClose={onClose} />;
  const promotion = rows.find(({ id }) => id === edited.promotion.id) ?? edited.promotion;
  if (edited.kind === 'edit') return <PromoForm promotion={promotion} onClose={onClose} />;
  const row = { ...promotion, name: promotion.code ?? promotion.name };
  return <DeleteDialog route="DELETE /admin/pricing/promo-codes/:id" row={row} onClose={onClose} />;
};
