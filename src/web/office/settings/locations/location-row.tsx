import { useTranslation } from 'react-i18next';
import type { OfficeLocation } from '#contract/office/settings.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';

type Props = { location: OfficeLocation; onEdit: () => void; onDelete: () => void };

/** A place: what it is called in both languages, where it is, and whether visitors can choose it. */
export const LocationRow = ({ location, onEdit, onDelete }: Props) => {
  const { t } = useTranslation('locations');
  const isThai = useLanguage() === 'th';
  const { name, nameInThai, address, addressInThai, city, contactPhone, isAirport, hours, active } = location;
  const [called, also] = isThai && nameInThai ? [nameInThai, name] : [name, nameInThai];
  const whichHours = t(hours ? 'ownHours' : isAirport ? 'airportHours' : 'officeHours');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-5">
      <div className="min-w-48 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
          {called}
          <Badge tone={active ? 'success' : 'neutral'}>{t(active ? 'active' : 'inactive')}</Badge>
          {isAirport && <Badge plain>{t('airport')}</Badge>}
        </p>
        {also && (
          <p lang={isThai ? 'en' : 'th'} className="text-xs text-muted">
            {also}
          </p>
        )}
        <p className="text-xs text-muted">{[(isThai && addressInThai) || address, city].filter(Boolean).join(', ')}</p>
        <p className="text-2xs text-subtle figures">{[contactPhone, whichHours].filter(Boolean).join(' · ')}</p>
      </div>
      <div className="ml-auto flex gap-1">
        <Button size="xs" look="quiet" onClick={onEdit}>
          {t('edit')}
          <span className="sr-only"> {called}</span>
        </Button>
        <Button size="xs" look="quiet" className="text-danger!" onClick={onDelete}>
          {t('delete')}
          <span className="sr-only"> {called}</span>
        </Button>
      </div>
    </li>
  );
};
