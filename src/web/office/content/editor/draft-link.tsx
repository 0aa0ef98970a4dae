import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../languages/use-language.ts';
import { useOrigin } from '../../../shell/use-site.ts';
import { Button } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import { TextField } from '../../../ui/form/text-field.tsx';
import { useMutation } from '../../live/use-mutation.ts';
import type { EditedPage } from './page-draft.ts';

/** The link that shows a draft to whoever has it: made, copied, withdrawn. */
export const DraftLink = ({ page: { id, previewUntil } }: { page: EditedPage }) => {
  const { t } = useTranslation('officeContent', { keyPrefix: 'link' });
  const language = useLanguage();
  const origin = useOrigin();
  const { run, isBusy } = useMutation();
  const [made, setMade] = useState<string | null>(null);
  const make = async () => {
    const reply = await run('POST /cms/pages/:id/preview-link', { params: { id } });
    if (!reply) return null;
    const link = `${origin}${reply.data.path}`;
    setMade(link);
    return link;
  };
  const withdraw = async () => {
    const reply = await run('DELETE /cms/pages/:id/preview-link', { params: { id } }, { done: t('withdrawn') });
    if (reply) setMade(null);
  };
  const until = previewUntil && formatDayTime(previewUntil, language, { weekday: false, year: true });
  return (
    <section className="grid gap-2.5">
      <h2 className="text-sm font-semibold">{t('title')}</h2>
      <p className="text-xs text-muted">{t('text')}</p>
      {made && (
        <TextField
          label={t('made')}
          readOnly
          required={false}
          value={made}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      {until && <p className="text-xs">{t('open', { moment: until })}</p>}
      <div className="flex flex-wrap gap-2">
        <CopyButton text={make} label={t(previewUntil ? 'again' : 'make')} />
        {previewUntil && (
          <Button size="sm" look="quiet" disabled={isBusy} onClick={() => void withdraw()}>
            {t('withdraw')}
          </Button>
        )}
      </div>
    </section>
  );
};
