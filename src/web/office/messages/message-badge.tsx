import { useTranslation } from 'react-i18next';
import type { DataOf } from '../../api/routes.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';

type Status = DataOf<'GET /contact'>[number]['status'];

const tones: Record<Status, Tone> = { new: 'info', read: 'neutral', replied: 'confirmed' };

/** How far staff are with a message. */
export const MessageBadge = ({ status }: { status: Status }) => {
  const { t } = useTranslation('messages', { keyPrefix: 'status' });
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
};
