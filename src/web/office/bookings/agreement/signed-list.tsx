import type { DataOf } from '../../../api/routes.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { buttonClass } from '../../../ui/button-look.ts';
import { formatDayTime } from '../../../ui/dates.ts';
import { Icon } from '../../../ui/icons.tsx';

type Signed = DataOf<'GET /admin/bookings/:id/agreements'>['signed'];

/** The signed agreements, each with a link to its document. */
export const SignedList = ({ bookingId, signed }: { bookingId: string; signed: Signed }) => {
  const t = useWords('signing');
  const inOffice = useWords('bookings', 'signed');
  const language = useLanguage();
  if (signed.length === 0) return null;
  return (
    <section aria-label={t('before')} className="rounded-lg border border-line bg-surface">
      <ul className="divide-y divide-line text-xs">
        {signed.map(
          ({ version, signedName, signedAt, isDrawn, way, by, textNumber, agreesToLaterCharges, changed }) => (
            <li key={version} className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-4 py-2.5 md:px-6">
              {changed && changed.length > 0 ? (
                <Icon name="alert" size="sm" className="text-danger" />
              ) : (
                <Icon name="check" size="sm" className="text-success" />
              )}
              <span className="min-w-0 flex-[1_1_240px]">
                <span className="block font-semibold">
                  {t('signedBy', { name: signedName, when: formatDayTime(signedAt, language, { year: true }) })}
                </span>
                <span className="text-muted">
                  {[
                    t('version', { version }),
                    t(isDrawn ? 'drawn' : 'typed'),
                    way === 'page' ? t('onPage') : by && t('atDesk', { name: by }),
                    textNumber && inOffice('text', { number: textNumber }),
                    agreesToLaterCharges !== null && inOffice(agreesToLaterCharges ? 'consents' : 'consentsNot'),
                    changed?.length === 0 && t('whole'),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </span>
                {changed && changed.length > 0 && (
                  <span className="block font-medium text-danger">
                    {t('broken', { what: changed.map((part) => t(`part.${part}`)).join(', ') })}
                  </span>
                )}
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
          ),
        )}
      </ul>
    </section>
  );
};
