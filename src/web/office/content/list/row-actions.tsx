import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../../languages/use-words.ts';
import { useProblemWords } from '../../../problems/use-problem-words.ts';
import { Button } from '../../../ui/button.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useNotify } from '../../../ui/toast/toasts.tsx';
import { useMutation } from '../../live/use-mutation.ts';
import { editPath } from './pages-search.ts';

type Props = { id: string; title: string };

/** Edit, and Delete with an inline confirmation. Layered above the row's link. */
export const RowActions = ({ id, title }: Props) => {
  const t = useWords('officeContent', 'do');
  const [isConfirming, setConfirming] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasConfirming = useRef(false);
  // The confirmation replaces its button: the focus moves along, and returns afterwards.
  useEffect(() => {
    if (wasConfirming.current && !isConfirming) opener.current?.focus();
    wasConfirming.current = isConfirming;
  }, [isConfirming]);
  if (isConfirming) return <Question id={id} title={title} onKeep={() => setConfirming(false)} />;
  return (
    <div className="relative flex gap-1">
      <LinkButton to={editPath(id)} size="xs" look="quiet" aria-label={t('editOne', { title })}>
        {t('edit')}
      </LinkButton>
      <Button
        ref={opener}
        size="xs"
        look="quiet"
        className="text-danger!"
        aria-label={t('deleteOne', { title })}
        onClick={() => setConfirming(true)}
      >
        {t('delete')}
      </Button>
    </div>
  );
};

const Question = ({ id, title, onKeep }: Props & { onKeep: () => void }) => {
  const t = useWords('officeContent', 'do');
  const { run, isBusy } = useMutation();
  const notify = useNotify();
  const say = useProblemWords();
  const remove = () =>
    run(
      'DELETE /cms/pages/:id',
      { params: { id } },
      {
        done: t('done', { title }),
        failed: (failure) => notify({ message: `${t('failed')}. ${say(failure)}`, tone: 'problem' }),
      },
    );
  return (
    <fieldset
      className="relative flex items-center gap-1"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onKeep();
      }}
    >
      <legend className="contents">
        <span className="mr-1 text-xs">{t('sure')}</span>
      </legend>
      <Button
        autoFocus
        size="xs"
        look="danger"
        busy={isBusy && t('busy')}
        aria-label={isBusy ? undefined : t('yesOne', { title })}
        onClick={remove}
      >
        {t('yes')}
      </Button>
      <Button size="xs" look="quiet" aria-label={t('noOne', { title })} onClick={onKeep}>
        {t('no')}
      </Button>
    </fieldset>
  );
};
