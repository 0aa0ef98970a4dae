import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { DataOf } from '../../api/routes.ts';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/form/text-area.tsx';
import { Icon } from '../../ui/icons.tsx';
import { RetryAlert } from '../../ui/retry-alert.tsx';
import { Keys } from '../keys/keys.tsx';
import { useReply } from './use-reply.ts';

/** The answer by mail. Ctrl or Cmd with Enter sends it. */
export const ReplyBox = ({ message }: { message: DataOf<'GET /contact/:id'> }) => {
  const { t } = useTranslation(['messages', 'staffProblems']);
  const { text, write, send, isBusy, failure, error } = useReply(message);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    send();
  };
  const wasRepliedMeanwhile = failure?.error === 'contact.replied-meanwhile';
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      className="mt-2 grid gap-3"
    >
      {failure && !failure.fields.reply && (
        <RetryAlert
          tone="danger"
          title={t(wasRepliedMeanwhile ? 'staffProblems:contact.replied-meanwhile' : 'failed.reply')}
          retry={send}
        />
      )}
      <TextArea
        label={t('reply.label')}
        hint={t(`reply.hint.${message.language}`, { email: message.email })}
        error={error}
        name="reply"
        rows={5}
        maxLength={5000}
        value={text}
        readOnly={isBusy}
        onChange={({ target }) => write(target.value)}
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
