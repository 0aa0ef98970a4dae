import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import type { Failure } from '../../api/failure.ts';
import type { DataOf } from '../../api/routes.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { useDeed } from '../live/use-deed.ts';
import { useAttemptKey } from '../payments/use-attempt-key.ts';
import { draftOf, hasDrafts, keepDraft } from './drafts.ts';

type Message = Pick<DataOf<'GET /contact/:id'>, 'id' | 'email' | 'replies'>;

/** What is being answered. It stays until it is sent, whatever happens; what is sent twice goes out once. */
export const useReply = ({ id, email, replies }: Message) => {
  const { t } = useTranslation('messages');
  const say = useProblemWords();
  const { revalidate } = useRevalidator();
  const { run, isBusy } = useDeed();
  const { key, renew, renewAfter } = useAttemptKey();
  const [text, setText] = useState(() => draftOf(id));
  const [wasAsked, setAsked] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  useWarning();
  const write = (next: string) => {
    setText(next);
    keepDraft(id, next);
    renew();
  };
  const send = async () => {
    setAsked(true);
    if (isBusy || text.trim() === '') return;
    setFailure(null);
    const failed = (refused: Failure) => {
      renewAfter(refused);
      setFailure(refused);
      if (refused.status === 409) void revalidate();
    };
    const body = { reply: text, repliesSeen: replies.length };
    const given = { params: { id }, body, headers: { 'Idempotency-Key': key } };
    const done = await run('POST /contact/:id/reply', given, { done: t('reply.queued', { email }), failed });
    if (!done) return;
    write('');
    setAsked(false);
  };
  const isMissing = wasAsked && text.trim() === '';
  const refused = failure?.fields.reply;
  return {
    text,
    write,
    send: () => void send(),
    isBusy,
    failure,
    error: isMissing ? t('reply.required') : refused && say(refused),
  };
};

/** The browser asks before it leaves a page with something begun. */
const useWarning = () => {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasDrafts()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
};
