import { type ChangeEvent, useRef, useState } from 'react';
import { UPLOAD_BYTES } from '#kernel/upload-limits.ts';
import { upload } from '../../api/upload.ts';
import { useReload } from '../../connection/use-reload.ts';
import { useWords } from '../../languages/use-words.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { Button } from '../../ui/button.tsx';
import { useNotify } from '../../ui/toast/toasts.tsx';

type Props = { id: string; kind: 'passport' | 'license'; isReplacing: boolean };

/** Chooses and uploads a file. A file that is too large is rejected before the upload. */
export const ChooseCopy = ({ id, kind, isReplacing }: Props) => {
  const t = useWords('customers');
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const notify = useNotify();
  const say = useProblemWords();
  const reload = useReload();
  const send = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    currentTarget.value = '';
    if (!file) return;
    if (file.size > UPLOAD_BYTES)
      return notify({ message: say({ code: 'customers.document-too-large' }), tone: 'problem' });
    setBusy(true);
    const outcome = await upload('POST /admin/customers/:id/documents/:kind', {
      params: { id, kind },
      field: 'document',
      files: [file],
    });
    setBusy(false);
    if (!outcome.success) {
      const message = outcome.error.startsWith('customers.')
        ? say(outcome)
        : `${t('errors.document')}. ${say(outcome)}`;
      return notify({ message, tone: 'problem' });
    }
    notify({ message: t('copies.saved') });
    await reload();
  };
  const word = t(`copies.${kind}`);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,application/pdf"
        aria-label={t('copies.keepOne', { kind: word })}
        hidden
        onChange={send}
      />
      <Button
        look="quiet"
        size="xs"
        aria-label={t(isReplacing ? 'copies.replaceOne' : 'copies.keepOne', { kind: word })}
        busy={isBusy && t('copies.busy')}
        onClick={() => input.current?.click()}
      >
        {t(isReplacing ? 'copies.replace' : 'copies.keep')}
      </Button>
    </>
  );
};
