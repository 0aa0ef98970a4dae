import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { nameIn } from '../../../languages/name-in.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import type { GroupRow } from '../plan/fleet-rows.ts';

/** The line above the vehicles of a category. */
export const GroupLine = memo(({ row, top }: { row: GroupRow; top: number }) => {
  const { t } = useTranslation('calendar');
  const language = useLanguage();
  const { category, count, out, height } = row;
  return (
    <div
      data-group
      className="absolute inset-x-0 border-b border-line bg-page text-2xs text-muted"
      style={{ top, height }}
    >
      <p className="sticky left-0 z-[16] bg-page flex h-full w-fit items-center gap-2 px-3">
        <span className="text-xs font-semibold text-ink">{nameIn(category, language)}</span>
        {t('vehicles', { count })}
        {out > 0 && `, ${t('out', { count: out })}`}
      </p>
    </div>
  );
});
