import { type KeyboardEvent, useEffect } from 'react';
import type { DataOf } from '../../api/routes.ts';
import { useWords } from '../../languages/use-words.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { Icon } from '../../ui/icons.tsx';
import { FormProblem } from '../form/form-dialog.tsx';
import { useAttemptKey } from '../form/use-attempt-key.ts';
import { useForm } from '../form/use-form.ts';
import { Keys } from '../keys/keys.tsx';

type Props = { message: DataOf<'GET /contact/:id'> };

/**
 * The form for a reply by e-mail. Ctrl or Cmd with Enter sends it. The text stays until it is sent; sending twice sends
 * one e-mail.
 */
export const ReplyBox = ({ message: { id, email, language, replies } }: Props) => {
  const t = useWords('messages');
  const { key, renew, renewAfter } = useAttemptKey();
  const form = useForm({
    name: 'answer',
    begin: { reply: draftOf(id) },
    labelOf: () => t('reply.label'),
    notSaved: t('failed.reply'),
    // Replies that were begun are kept below.
    asksToLeave: false,
  });
  const { draft, isBusy, failure } = form;
  useWarning();
  const write = (reply: string) => {
    form.set({ reply });
    keepDraft(id, reply);
    renew();
  };
  const send = async () => {
    if (isBusy) return;
    const body = { ...draft, repliesSeen: replies.length };
    const given = { params: { id }, body, headers: { 'Idempotency-Key': key } };
    const options = { done: t('reply.queued', { email }), failed: renewAfter };
    if (await form.send('POST /contact/:id/reply', given, options)) write('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      className="mt-2 grid gap-3"
    >
      {!failure?.fields.reply && <FormProblem {...form} />}
      <TextArea
        {...form.text('reply')}
        hint={t(`reply.hint.${language}`, { email })}
        rows={5}
        maxLength={5000}
        readOnly={isBusy}
        onChange={({ currentTarget }) => write(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div className="flex flex-wrap items-center justify-end gap-3">
        <span className="flex items-center gap-1.5 text-2xs text-muted max-desk:hidden pointer-coarse:hidden">
          <Keys keys={['Ctrl', 'Enter']} />
        </span>
        <Button type="submit" look="accent" size="sm" busy={isBusy && t('reply.busy')}>
          <Icon name="undo" size="sm" />
          {t('reply.send')}
        </Button>
      </div>
    </form>
  );
};

/** Makes the browser warn before a page with unsent replies is closed. */
const useWarning = () => {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (hasDrafts()) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);
};

/** Unsent replies by message id, kept when another message is opened. */
const drafts = new Map<string, string>();

const draftOf = (messageId: string): string => drafts.get(messageId) ?? '';

const keepDraft = (messageId: string, text: string): void => {
  if (text === '') drafts.delete(messageId);
  else drafts.set(messageId, text);
};

const hasDrafts = (): boolean => drafts.size > 0;
