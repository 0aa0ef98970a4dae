import type { DataOf } from '../../api/routes.ts';
import { useWords } from '../../languages/use-words.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';

type Status = DataOf<'GET /notices/outbox'>[number]['status'];

const tones: Record<Status, Tone> = { waiting: 'pending', sent: 'success', failed: 'danger', capped: 'warning' };

/** The delivery status of an e-mail. */
export const MailBadge = ({ status }: { status: Status }) => {
  const t = useWords('outbox', 'status');
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
};

type Mail = DataOf<'GET /notices/outbox'>[number];

/** Whether an e-mail's content and recipient were removed when its recipient's data was erased. */
export const isRemoved = ({ to }: Pick<Mail, 'to'>): boolean => to.address === '';
