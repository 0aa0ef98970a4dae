import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { formatDayTime } from '../../../ui/dates.ts';
import { useBaht } from '../../../ui/money.tsx';
import { PanelPart } from '../../panel/side-panel.tsx';
import { paymentMethods, usePaymentMethod } from '../../paying/payment-methods.ts';
import { useAuditWords } from '../../timeline/audit-entry.ts';
import { ChangeList } from '../../timeline/change-list.tsx';
import type { Booking } from '../booking.ts';

type Event = Booking['timeline'][number];

/** The booking's history, newest first. */
export const EventsPart = ({ events }: { events: readonly Event[] }) => {
  const t = useWords('bookings', 'panel');
  return (
    <PanelPart title={t('timeline')}>
      {events.length === 0 && <p className="text-xs text-muted">{t('noEvents')}</p>}
      <ol className="text-xs">
        {events.map((event) => (
          <li
            key={`${event.at} ${event.action} ${event.about}`}
            className="relative grid grid-cols-[16px_minmax(0,1fr)_auto] gap-x-2 pb-3 not-last:before:absolute not-last:before:top-4.5 not-last:before:-bottom-1 not-last:before:left-[7.5px] not-last:before:w-px not-last:before:bg-line-strong"
          >
            <span
              aria-hidden="true"
              className={`mt-1.5 ml-1 size-2 rounded-full ${event.action.startsWith('mail.') ? 'bg-line-control' : 'bg-brand'}`}
            />
            <Happened event={event} />
          </li>
        ))}
      </ol>
    </PanelPart>
  );
};

const Happened = ({ event }: { event: Event }) => {
  const t = useWords('audit');
  const language = useLanguage();
  const { title, under, changes } = useEventWords(event);
  return (
    <>
      <div className="min-w-0 wrap-anywhere">
        <p className="font-medium">{title}</p>
        {under && <p className="text-muted">{under}</p>}
        {event.reason && <p className="text-muted">{t('because', { reason: event.reason })}</p>}
        {changes.length > 0 && (
          <details>
            <summary className="inline-flex min-h-6 items-center text-2xs text-link">
              {t('changes', { count: changes.length })}
            </summary>
            <ChangeList changes={changes} />
          </details>
        )}
      </div>
      <time dateTime={event.at} className="text-2xs whitespace-nowrap text-subtle figures">
        {formatDayTime(event.at, language, { weekday: false })}
      </time>
    </>
  );
};

type HistoryEvent = Booking['timeline'][number];

/** An event's title, its actor and subject below, and the changes that these do not mention. */
const useEventWords = ({ action, actor, about, amount: moved, changes }: HistoryEvent) => {
  const t = useWords('bookings');
  const words = useAuditWords();
  const baht = useBaht();
  const methodOf = usePaymentMethod();
  const nameOf = useDocumentName();
  const document = action === 'document.issued' ? nameOf(changes) : null;
  const amount = document?.amount ?? moved;
  const isSlip = action === 'booking.slip-withdrawn';
  const title = () => {
    if (document) return t('event.issued', { name: document.name });
    const mail = action.startsWith('mail.') && t.find(action);
    if (mail) return t('event.mail', { kind: mail });
    // What staff did in the customer's place is theirs.
    const happened = isSlip && actor ? null : t.find(`happened.${action}`, { about: about ?? '' });
    return happened ?? words.action(action);
  };
  const isMethod = paymentMethods.some((one) => one === about);
  const under = [
    actor && t('event.by', { name: actor }),
    amount !== null && baht(amount),
    isMethod ? methodOf(about) : !isSlip && about,
  ];
  return { title: title(), under: under.filter(Boolean).join(', '), changes: document ? [] : changes };
};

type Changes = Booking['timeline'][number]['changes'];

const kinds = ['tax-invoice', 'abbreviated-tax-invoice', 'receipt', 'credit-note', 'refund-note'] as const;

/** The document that an audit entry is about, with its amount; null if the entry names none. */
const useDocumentName = () => {
  const t = useWords('invoices');
  return (changes: Changes) => {
    const after = (field: string) => changes.find((change) => change.field === field)?.after;
    const kind = kinds.find((one) => one === after('documentKind'));
    const [number, amount] = [after('documentNumber'), after('amount')];
    if (!kind || typeof number !== 'string') return null;
    return { name: t(`named.${kind}`, { number }), amount: typeof amount === 'number' ? amount : null };
  };
};
