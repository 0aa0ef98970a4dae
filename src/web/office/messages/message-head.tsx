import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { api } from '../../api/browser.ts';
import type { DataOf } from '../../api/routes.ts';
import { useWords } from '../../languages/use-words.ts';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useNotify } from '../../ui/toast/toasts.tsx';
import { ConfirmRemoval } from '../form/confirm-removal.tsx';
import { useMutation } from '../live/use-mutation.ts';

const statuses = ['new', 'read', 'replied'] as const;

type Props = { message: DataOf<'GET /contact/:id'>; closePath: string };

/** A message's subject, status and actions. */
export const MessageHead = ({ message: { id, subject, status }, closePath }: Props) => {
  const t = useWords('messages');
  const { mark, isBusy } = useStatus(id);
  const [isDeleting, setDeleting] = useState(false);
  const navigate = useNavigate();
  const others = statuses.filter((one) => one !== status);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (id) heading.current?.focus({ preventScroll: true });
  }, [id]);
  const markAsNew = async () => {
    // Closes the message first: on revalidation, an open message would be marked as read again.
    void navigate(closePath, { preventScrollReset: true });
    await mark('new');
  };
  return (
    <div className="grid gap-2">
      <Link
        to={closePath}
        preventScrollReset
        className="inline-flex min-h-8 items-center gap-1.5 text-xs text-link lg:hidden"
      >
        <Icon name="left" size="sm" />
        {t('back')}
      </Link>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2
          ref={heading}
          tabIndex={-1}
          data-takes-focus
          className="min-w-0 flex-1 basis-60 text-lg tracking-tight wrap-anywhere focus:outline-hidden"
        >
          {subject}
        </h2>
        <div className="flex flex-wrap items-center gap-2">
          <MessageBadge status={status} />
          {others.map((other) => (
            <Button
              key={other}
              size="xs"
              aria-disabled={isBusy}
              onClick={() => void (other === 'new' ? markAsNew() : mark(other))}
            >
              {t(`do.${other}`)}
            </Button>
          ))}
          <Button size="xs" look="quiet" className="text-danger!" onClick={() => setDeleting(true)}>
            {t('do.delete')}
          </Button>
        </div>
      </div>
      {isDeleting && (
        <DeleteMessage id={id} subject={subject} closePath={closePath} onClose={() => setDeleting(false)} />
      )}
    </div>
  );
};

type DeleteMessageProps = { id: string; subject: string; closePath: string; onClose: () => void };

/** Confirms the deletion of a message, and reports the result. */
const DeleteMessage = ({ id, subject, closePath, onClose }: DeleteMessageProps) => {
  const t = useWords('messages');
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const navigate = useNavigate();
  const notify = useNotify();
  const remove = async () => {
    setBusy(true);
    setFailed(false);
    const outcome = await api.call('DELETE /contact/:id', { params: { id } });
    setBusy(false);
    if (!outcome.success && outcome.error !== 'contact.message-not-found') return setFailed(true);
    notify({ message: t('delete.done') });
    void navigate(closePath, { preventScrollReset: true });
  };
  return (
    <ConfirmRemoval
      title={t('delete.title')}
      keep={t('delete.keep')}
      remove={t(hasFailed ? 'failed.again' : 'do.delete')}
      busy={isBusy && t('delete.busy')}
      failed={hasFailed ? { title: t('failed.delete') } : null}
      onRemove={() => void remove()}
      onClose={onClose}
    >
      <p className="font-semibold wrap-anywhere">{subject}</p>
      <p className="text-muted">{t('delete.text')}</p>
    </ConfirmRemoval>
  );
};

type Status = DataOf<'GET /contact'>[number]['status'];

const tones: Record<Status, Tone> = { new: 'info', read: 'neutral', replied: 'confirmed' };

/** The status of a message as a badge. */
const MessageBadge = ({ status }: { status: Status }) => {
  const t = useWords('messages', 'status');
  return <Badge tone={tones[status]}>{t(status)}</Badge>;
};

/** Sets a message's status; a failed attempt can be retried from its notice. */
const useStatus = (id: string) => {
  const t = useWords('messages');
  const notify = useNotify();
  const { run, isBusy } = useMutation();
  const mark = async (status: Status): Promise<void> => {
    const again = { label: t('failed.again'), run: () => void mark(status) };
    const failed = () => notify({ message: t('failed.status'), tone: 'problem', action: again });
    await run('PATCH /contact/:id', { params: { id }, body: { status } }, { done: t(`marked.${status}`), failed });
  };
  return { mark, isBusy };
};
