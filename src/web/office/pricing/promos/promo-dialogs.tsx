import { DeleteDialog } from '../delete-dialog.tsx';
import type { Promotion } from '../read-pricing.ts';
import { PromoDialog } from './promo-dialog.tsx';

export type PromoEdited = { kind: 'new' } | { kind: 'edit' | 'delete'; promotion: Promotion };

export const PromoDialogs = ({ edited, onClose }: { edited: PromoEdited; onClose: () => void }) => {
  if (edited.kind === 'new') return <PromoDialog promotion={null} onClose={onClose} />;
  const { promotion } = edited;
  if (edited.kind === 'edit') return <PromoDialog promotion={promotion} onClose={onClose} />;
  const row = { ...promotion, name: promotion.code ?? promotion.name };
  return <DeleteDialog route="DELETE /admin/pricing/promo-codes/:id" row={row} onClose={onClose} />;
};
