import { useTranslation } from 'react-i18next';
import type { DataOf } from '../../../api/routes.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { buttonClass } from '../../../ui/button-look.ts';
import { formatDayTime } from '../../../ui/dates.ts';
import { Icon } from '../../../ui/icons.tsx';

type Signed = DataOf<'GET /admin/bookings/:id/agreements'>['signed'];

/** What was signed, each with its paper as it was issued. */
export const SignedList = ({ bookingId, signed }: { bookingId: string; signed: Signed }) => {
  const { t } = useTranslation('bookings', { keyPrefix: 'signing' });
  const language = useLanguage();
  if (signed.length === 0) return null;
  return (
    <section aria-label={t('before')} className="rounded-lg border border-line bg-surface">
      <ul className="divide-y divide-line text-xs">
        {signed.map(({ version, signedName, signedAt, isDrawn }) => (
          <li key={version} className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-4 py-2.5 md:px-6">
            <Icon name="check" size="sm" className="text-success" />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">
                {t('signed', { name: signedName, when: formatDayTime(signedAt, language, { year: true }) })}
              </span>
              <span className="text-muted">
                {t('version', { version })}, {t(isDrawn ? 'drawn' : 'typed')}
              </span>
            </span>
            <a
              href={`/api/admin/bookings/${bookingId}/agreement?version=${version}`}
              download
              className={buttonClass('outline', 'xs')}
            >
              <Icon name="download" size="sm" />
              {t('file')}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
