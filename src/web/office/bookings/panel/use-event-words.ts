import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useBaht } from '../../../ui/money.tsx';
import { useAuditWords } from '../../timeline/use-audit-words.ts';
import type { Booking } from '../booking.ts';
import { paymentMethods } from '../payment-methods.ts';
import { usePaymentMethod } from '../use-payment-method.ts';

type Event = Booking['timeline'][number];
type Key<Family extends string> = Extract<ParseKeys<'bookings'>, `${Family}.${string}`>;

/** What an event is called, under it who did it and what it was about, and the changes that these do not tell. */
export const useEventWords = ({ action, actor, about, amount: moved, changes }: Event) => {
  const { t, i18n } = useTranslation('bookings');
  const words = useAuditWords();
  const baht = useBaht();
  const methodOf = usePaymentMethod();
  const isKnown = (key: string) => i18n.exists(key, { ns: 'bookings' });
  const isMail = (key: string): key is Key<'mail'> => key.startsWith('mail.') && isKnown(key);
  const isHappening = (key: string): key is Key<'happened'> => isKnown(key);
  const happened = `happened.${action}`;
  const nameOf = useDocumentName();
  const document = action === 'document.issued' ? nameOf(changes) : null;
  const amount = document?.amount ?? moved;
  const title = () => {
    if (document) return t('event.issued', { name: document.name });
    if (isMail(action)) return t('event.mail', { kind: t(action) });
    return isHappening(happened) ? t(happened) : words.action(action);
  };
  const isMethod = paymentMethods.some((one) => one === about);
  const under = [
    actor && t('event.by', { name: actor }),
    amount !== null && baht(amount),
    isMethod ? methodOf(about) : about,
  ];
  return { title: title(), under: under.filter(Boolean).join(', '), changes: document ? [] : changes };
};

type Changes = Booking['timeline'][number]['changes'];

const kinds = ['tax-invoice', 'receipt', 'credit-note'] as const;

/** Which document an entry of the audit log tells of, and over how much; null where it names none. */
const useDocumentName = () => {
  const { t } = useTranslation('invoices');
  return (changes: Changes) => {
    const after = (field: string) => changes.find((change) => change.field === field)?.after;
    const kind = kinds.find((one) => one === after('documentKind'));
    const [number, amount] = [after('documentNumber'), after('amount')];
    if (!kind || typeof number !== 'string') return null;
    return { name: t(`named.${kind}`, { number }), amount: typeof amount === 'number' ? amount : null };
  };
};
