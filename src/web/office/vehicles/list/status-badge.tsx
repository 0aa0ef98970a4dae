import { useTranslation } from 'react-i18next';
import { Badge } from '../../../ui/badge.tsx';
import type { FleetRow } from './read-fleet.ts';

const tones = { available: 'success', rented: 'confirmed', maintenance: 'warning' } as const;

export const StatusBadge = ({ status }: Pick<FleetRow, 'status'>) => {
  const { t } = useTranslation('fleet');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
};
