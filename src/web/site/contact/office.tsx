import { directionsAddress } from '#kernel/link-addresses.ts';
import { useWords } from '../../languages/use-words.ts';
import { buttonClass } from '../../ui/button-look.ts';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { MapEmbed } from '../../ui/map/map-embed.tsx';
import type { Contact } from './default-contact.ts';
import { HoursTable } from './hours-table.tsx';
import type { ContactPage } from './read-contact-page.ts';
import { useWeekdayName } from './use-weekday-name.ts';

/** The main office: address, whether it is open, and its hours and those of the airports. */
export const Office = ({ page }: { page: ContactPage }) => {
  const t = useWords('contact');
  const { address, point, officeNow } = page;
  const destination = point ?? address;
  return (
    <section aria-labelledby="office" className="mt-9 md:mt-11">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="office" className="text-xl">
          {t('office')}
        </h2>
        {officeNow && <OpenNow officeNow={officeNow} />}
      </div>
      <address className="mt-1 text-muted not-italic">{address || t('missing.address')}</address>
      <div className="mt-4">
        {point ? (
          <MapEmbed {...point} hasDirections place={t('office')} />
        ) : (
          <p className="grid h-58 place-items-center rounded-lg border border-line bg-sunken p-4 text-center text-muted">
            {t('missing.map')}
          </p>
        )}
      </div>
      <div className="no-print mt-3 flex flex-wrap gap-2">
        {destination && (
          <a
            href={directionsAddress(destination)}
            target="_blank"
            rel="noreferrer"
            className={buttonClass('outline', 'sm')}
          >
            <Icon name="external" size="sm" />
            {t('directions')}
          </a>
        )}
        {address && (
          <div className="[@media(scripting:none)]:hidden">
            <CopyButton text={address} label={t('copyAddress')} />
          </div>
        )}
      </div>
      <HoursTable page={page} />
    </section>
  );
};

type OfficeNow = NonNullable<Contact['officeNow']>;

/** Whether the office is open now. Renders nothing if its hours cannot be parsed. */
const OpenNow = ({ officeNow }: { officeNow: OfficeNow }) => {
  const { isOpen } = officeNow;
  const text = useOpenText(officeNow);
  if (isOpen === null) return null;
  return (
    <p
      className={`inline-flex items-center gap-2 text-sm font-medium ${isOpen ? 'text-success' : 'text-muted'} before:size-2 before:rounded-full ${isOpen ? 'before:bg-success-mark' : 'before:bg-line-control'}`}
    >
      {text}
    </p>
  );
};

const useOpenText = ({ isOpen, until, opensNext }: OfficeNow): string => {
  const t = useWords('contact', 'open');
  const nameOf = useWeekdayName();
  if (isOpen) return until ? t('until', { time: inShort(until) }) : t('always');
  if (!opensNext) return t('closed');
  const { weekday, isToday, at } = opensNext;
  return isToday ? t('opensToday', { time: inShort(at) }) : t('opensOn', { day: nameOf(weekday), time: inShort(at) });
};

/** `08:30` as `8:30`, to match the hours shown beside it. */
const inShort = (time: string) => time.replace(/^0(?=\d)/, '');
