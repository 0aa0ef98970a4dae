import { useTranslation } from 'react-i18next';
import { Badge, type Tone } from '../../ui/badge.tsx';
import type { Promotion, Season } from './read-pricing.ts';

type Status = Season['status'] | Promotion['status'];

const tones: Readonly<Record<Status, Tone>> = {
  active: 'success',
  scheduled: 'info',
  expired: 'neutral',
  'used-up': 'neutral',
  inactive: 'neutral',
};

/** How a seasonal rate or a promotion stands today, as the server says. */
export const StatusBadge = ({ status }: { status: Status }) => {
  const { t } = useTranslation('pricing', { keyPrefix: 'status' });
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
};
