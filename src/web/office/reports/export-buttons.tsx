import { type MouseEvent, useState } from 'react';
import { downloadFrom } from '../../api/download.ts';
import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { buttonClass } from '../../ui/button-look.ts';
import { Icon } from '../../ui/icons.tsx';
import { useNotify } from '../../ui/toast/toasts.tsx';
import type { ReportsSearch } from './reports-address.ts';

const formats = ['csv', 'pdf', 'xlsx'] as const;
type Format = (typeof formats)[number];

type Props = { search: ReportsSearch; isLoaded: boolean };

/** Links that download the open tab's figures as a file; as links, they can also be opened in a new tab. */
export const ExportButtons = ({ search: { sort: _, ...search }, isLoaded }: Props) => {
  const t = useWords('reports', 'download');
  const { take, busy } = useDownload(isLoaded);
  const language = useLanguage();
  const query = new URLSearchParams({ ...search, language });
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t('label')}</legend>
      {formats.map((format) => (
        <a
          key={format}
          href={`/api/admin/reports/${format}?${query}`}
          download
          onClick={(event) => take(event, format)}
          className={buttonClass('outline', 'sm')}
        >
          <Icon name="download" size="sm" />
          {t(format)}
        </a>
      ))}
      <output className="sr-only">{busy && t('busy')}</output>
    </fieldset>
  );
};

/** Fetches the file with a script, so that a failure is shown here and not on an error page. */
const useDownload = (isLoaded: boolean) => {
  const t = useWords('reports', 'download');
  const [busy, setBusy] = useState<Format | null>(null);
  const notify = useNotify();
  const take = async (event: MouseEvent<HTMLAnchorElement>, format: Format) => {
    event.preventDefault();
    if (!isLoaded) return notify({ message: t('nothing'), tone: 'problem' });
    if (busy) return;
    setBusy(format);
    const problem = await downloadFrom(event.currentTarget.href);
    setBusy(null);
    if (problem) notify({ message: t('failed'), tone: 'problem' });
  };
  return { take, busy };
};
