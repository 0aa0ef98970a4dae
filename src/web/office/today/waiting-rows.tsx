import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  total: number;
  rows: readonly { id: string; title: ReactNode; lines: readonly string[]; end?: ReactNode }[];
};

/** The first of what waits, and how many more there are. */
export const WaitingRows = ({ total, rows }: Props) => {
  const { t } = useTranslation('today');
  const more = total - rows.length;
  return (
    <>
      <ul className="divide-y divide-line text-xs">
        {rows.map(({ id, title, lines, end }) => (
          <li key={id} className="flex items-start gap-3 px-4 py-2.5 leading-snug">
            <div className="min-w-0 flex-1 wrap-anywhere">
              <p className="font-semibold">{title}</p>
              {lines.map((line) => (
                <p key={line} className="text-muted">
                  {line}
                </p>
              ))}
            </div>
            {end && <div className="shrink-0 font-semibold figures">{end}</div>}
          </li>
        ))}
      </ul>
      {more > 0 && <p className="border-t border-line px-4 py-2.5 text-xs text-muted">{t('more', { count: more })}</p>}
    </>
  );
};
