import { useLanguage } from '../../languages/use-language.ts';
import { useWords } from '../../languages/use-words.ts';
import { useProblemWords } from '../../problems/use-problem-words.ts';
import { Button } from '../../ui/button.tsx';
import { formatDay } from '../../ui/dates.ts';
import { Icon } from '../../ui/icons.tsx';
import { Money, useBaht } from '../../ui/money.tsx';
import { PanelPart } from '../panel/side-panel.tsx';
import type { DocumentPurpose } from './document-dialogs.tsx';
import { type Documents, type Issued, toIssueFailure } from './issued.ts';

type Props = {
  /** Null where they could not be read. */
  documents: Documents | null;
  onOpen: (purpose: DocumentPurpose) => void;
};

const kinds = ['tax-invoice', 'receipt', 'credit-note'] as const;
/** The one kind of a payment’s document is no refusal of the other. */
const otherKind = ['invoice.no-tax', 'invoice.is-tax-invoice'];
const words = { 'tax-invoice': 'printInvoice', receipt: 'printReceipt', 'credit-note': 'creditNote' } as const;

/** The documents issued for the booking, and those that can be, or why not. */
export const DocumentsPart = ({ documents, onOpen }: Props) => {
  const t = useWords('invoices');
  const say = useProblemWords();
  if (!documents)
    return (
      <PanelPart title={t('title')}>
        <p className="text-xs text-danger">{t('failed')}</p>
      </PanelPart>
    );
  const { issued, refusals, current } = documents;
  return (
    <PanelPart title={t('title')}>
      {issued.length === 0 && <p className="text-xs text-muted">{t('none')}</p>}
      <ul className="grid gap-2 text-xs">
        {issued.map((one) => (
          <OneDocument key={one.id} issued={one} onShow={() => onOpen({ show: one.id })} />
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-1.5">
        {kinds.map(
          (kind) =>
            refusals[kind] === null && (
              <Button
                key={kind}
                size="xs"
                onClick={() => onOpen(kind === 'credit-note' ? { issue: kind } : { print: kind })}
              >
                <Icon name={kind === 'credit-note' ? 'minus' : 'print'} size="xs" />
                {t(words[kind])}
              </Button>
            ),
        )}
        {current !== null && (
          <Button size="xs" onClick={() => onOpen({ issue: refusals['tax-invoice'] ? 'receipt' : 'tax-invoice' })}>
            {t('otherBuyer')}
          </Button>
        )}
      </div>
      <ul className="mt-2 grid gap-0.5 text-2xs text-muted empty:hidden">
        {kinds.map((kind) => {
          const why = refusals[kind];
          return (
            why !== null &&
            !otherKind.includes(why.error) && (
              <li key={kind}>{t('cannot', { kind: t(`kind.${kind}`), why: say(toIssueFailure(why)) })}</li>
            )
          );
        })}
      </ul>
    </PanelPart>
  );
};

const OneDocument = ({ issued, onShow }: { issued: Issued; onShow: () => void }) => {
  const t = useWords('invoices');
  const language = useLanguage();
  const baht = useBaht();
  const { kind, number, issuedAt, total, buyer, credits, replacedBy, creditedAmount, reason } = issued;
  const name = t(`named.${kind}`, { number });
  const under = [
    formatDay(issuedAt, language, { weekday: false, year: true }),
    t('to', { name: buyer.name }),
    ...(credits ? [t('of', { number: credits.number })] : []),
    ...(replacedBy ? [t('replacedBy', { number: replacedBy.number })] : []),
    ...(creditedAmount > 0 ? [t('credited', { amount: baht(creditedAmount) })] : []),
    ...(reason ? [reason] : []),
  ];
  return (
    <li className="flex items-start gap-3">
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="font-medium figures">{name}</span>
        <span className="block text-muted">{under.join(', ')}</span>
      </span>
      <Money baht={total} className="font-semibold" />
      <Button size="xs" look="quiet" aria-label={t('showOne', { name })} onClick={onShow}>
        {t('show')}
      </Button>
    </li>
  );
};
