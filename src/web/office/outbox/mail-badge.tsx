import { useTranslation } from 'react-i18next';
import type { DataOf } from '../../api/routes.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';

type Status = DataOf<'GET /notices/outbox'>[number]['status'];

const tones: Record<Status, Tone> = { waiting: 'pending', sent: 'success', failed: 'danger' };

/** Whether a mail has gone out. */
export const MailBadge = ({ status }: { status: Status }) => {
  const { t } = useTranslation('outbox', { keyPrefix: 'status' });
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
};

type Mail = DataOf<'GET /notices/outbox'>[number];

/** Of a mail to somebody whose data was erased only the row is left: it says neither what nor to whom. */
export const isRemoved = ({ to }: Pick<Mail, 'to'>): boolean => to.address === '';
