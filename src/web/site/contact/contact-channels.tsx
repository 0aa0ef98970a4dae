import { kindOfHours } from '#kernel/hours-in-print.ts';
import { useWords } from '../../languages/use-words.ts';
import { Icon, type IconName } from '../../ui/icons.tsx';
import type { ContactChannel, ContactPage } from './read-contact-page.ts';
import { useHoursText } from './use-hours-text.ts';

const icons: Record<ContactChannel['kind'], IconName> = {
  emergency: 'phone',
  line: 'chat',
  office: 'phone',
  email: 'mail',
};
const missing = { emergency: 'emergency', office: 'phone', email: 'email' } as const;

/** The contact channels, each with its hours or purpose. */
export const ContactChannels = ({ page }: { page: Pick<ContactPage, 'channels' | 'hoursToday'> }) => {
  const t = useWords('contact');
  return (
    <ul
      aria-label={t('channels.heading')}
      className="mt-8 grid border-y border-line md:grid-cols-2 max-md:[&>li+li]:border-t md:[&>li:nth-child(even)]:border-l md:[&>li:nth-child(even)]:pl-5 md:[&>li:nth-child(n+3)]:border-t md:[&>li:last-child:nth-child(odd)]:col-span-2"
    >
      {page.channels.map((channel) => (
        <li key={channel.kind} className="grid grid-cols-[28px_minmax(0,1fr)] gap-x-2.5 border-line py-4">
          <Icon name={icons[channel.kind]} className="mt-1 text-brand" />
          <div>
            <Reached channel={channel} />
            <p className="text-sm text-muted">
              <When kind={channel.kind} hoursToday={page.hoursToday} />
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
};

const Reached = ({ channel: { kind, text, href } }: { channel: ContactChannel }) => {
  const t = useWords('contact');
  const shown = kind === 'line' ? t('channels.lineName', { id: text }).trim() : text;
  if (!shown && kind !== 'line') return <p className="text-muted">{t(`missing.${missing[kind]}`)}</p>;
  if (!href) return <p className="font-semibold wrap-anywhere">{shown}</p>;
  return (
    <a
      href={href}
      className="inline-flex min-h-6 items-center font-semibold touch:min-h-11 figures wrap-anywhere hover:underline"
    >
      {shown}
    </a>
  );
};

const When = ({ kind, hoursToday }: { kind: ContactChannel['kind']; hoursToday: string }) => {
  const t = useWords('contact');
  const hoursText = useHoursText();
  if (kind !== 'office') return t(`channels.${kind}`);
  if (!hoursToday) return t('channels.office');
  return kindOfHours(hoursToday) === 'closed'
    ? t('channels.officeClosed')
    : t('channels.officeToday', { hours: hoursText(hoursToday) });
};
