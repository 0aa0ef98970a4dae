import { Link } from 'react-router';
import { downloadFrom } from '../../../api/download.ts';
import type { Failure } from '../../../api/failure.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { useDisclosure } from '../../../shell/use-disclosure.ts';
import { useNow } from '../../../shell/use-now.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-look.ts';
import { Icon, type IconName } from '../../../ui/icons.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useNotify } from '../../../ui/toast/toasts.tsx';
import { type Booking, handOverPath, type Purpose } from '../booking.ts';
import { type ActionAfterReturn, mayBeOut, type PrimaryAction, primaryAction } from '../primary-action.ts';
import { useBookingMutations } from '../use-booking-mutations.ts';

type Props = {
  booking: Booking;
  /** The next move after the return; null where there is none. */
  after: ActionAfterReturn | null;
  onAfter: (action: ActionAfterReturn) => void;
  onOpen: (purpose: Purpose) => void;
  /** Says why a status was not changed. */
  onRefused: (failure: Failure) => void;
};

/** The actions possible now in one row: the main one first, the rarer ones in a menu. */
export const PanelActions = ({ booking, after, onAfter, onOpen, onRefused }: Props) => {
  const t = useWords('bookings', 'do');
  const makeClaim = useWords('bookings', 'claims')('make');
  const { confirm, isConfirming } = useBookingMutations(onRefused);
  const lead = primaryAction(booking, useNow());
  return (
    <>
      {lead === 'confirm' && (
        <Button size="sm" look="brand" busy={isConfirming && t('confirming')} onClick={() => confirm(booking)}>
          {t('confirm')}
        </Button>
      )}
      {(lead === 'pick-up' || lead === 'return') && (
        <LinkButton to={handOverPath(booking.id, lead)} size="sm" look="brand">
          <Icon name="key" size="sm" className="max-sm:hidden" />
          {t(lead === 'return' ? 'return' : 'pickUp')}
        </LinkButton>
      )}
      {lead === 'edit' && booking.may.pickUp && (
        <LinkButton to={handOverPath(booking.id, 'pick-up')} size="sm">
          <Icon name="key" size="sm" className="max-sm:hidden" />
          {t('pickUpEarly')}
        </LinkButton>
      )}
      {lead === 'edit' && after && (
        <Button size="sm" look="brand" onClick={() => onAfter(after)}>
          <Icon name={after === 'claim' ? 'alert' : 'shield'} size="sm" className="max-sm:hidden" />
          {after === 'claim' ? makeClaim : t('giveBack')}
        </Button>
      )}
      {!booking.isArchived && (
        <Button size="sm" look={lead === 'edit' && !after ? 'brand' : 'outline'} onClick={() => onOpen('edit')}>
          <Icon name="edit" size="sm" className="max-sm:hidden" />
          {t('edit')}
        </Button>
      )}
      <Button size="sm" onClick={() => onOpen('print')}>
        <Icon name="print" size="sm" className="max-sm:hidden" />
        {t('print')}
      </Button>
      <MoreActions booking={booking} lead={lead} onOpen={onOpen} />
    </>
  );
};

type MoreActionsProps = {
  booking: Booking;
  lead: PrimaryAction;
  onOpen: (purpose: Purpose) => void;
};

const line = 'flex min-h-9 w-full items-center gap-2 rounded-md px-2 text-left quick hover:bg-hover';

/** The menu of rarer actions. Those that end the booking come last. */
const MoreActions = ({ booking, lead, onOpen }: MoreActionsProps) => {
  const { id, may, status } = booking;
  const isBack = mayBeOut(booking, useNow()) && lead !== 'return';
  const t = useWords('bookings', 'do');
  const disclosure = useDisclosure();
  const menu = disclosure.ref;
  /** A closing dialog restores the focus: it must not go to an item of the closed menu. */
  const thenFold = (act: () => void) => () => {
    menu.current?.querySelector('summary')?.focus();
    menu.current?.removeAttribute('open');
    act();
  };
  return (
    <details {...disclosure} className="relative ml-auto">
      <summary aria-label={t('more')} title={t('more')} className={`${buttonClass('outline', 'sm')} max-sm:px-2`}>
        <Icon name="more" size="sm" className="stroke-[2.6]" />
      </summary>
      <ul className="absolute right-0 bottom-full z-20 mb-1.5 w-max min-w-52 rounded-lg border border-line bg-raised p-1.5 text-sm text-ink shadow-lg">
        {isBack && <ActionLink to={handOverPath(id, 'return')} name={t('return')} />}
        <Action icon="mail" name={t('email')} onClick={thenFold(() => onOpen('email'))} />
        <Action icon="print" name={t('sheet')} onClick={thenFold(() => onOpen('sheet'))} />
        <Action icon="document" name={t('invoice')} onClick={thenFold(() => onOpen('invoice'))} />
        <EvidenceAction id={id} onPress={thenFold} />
        {may.cancel && (
          <Action
            icon="close"
            name={t(status === 'pending' ? 'cancel' : 'customerCancel')}
            onClick={thenFold(() => onOpen('cancel'))}
            isEnd
          />
        )}
        {may.archive && <Action icon="trash" name={t('delete')} onClick={thenFold(() => onOpen('delete'))} isEnd />}
      </ul>
    </details>
  );
};

type EvidenceProps = { id: string; onPress: (act: () => void) => () => void };

/** Takes away what shows the rental to a bank. It is put together while it is sent, which takes some seconds. */
const EvidenceAction = ({ id, onPress }: EvidenceProps) => {
  const t = useWords('bookings', 'do');
  const notify = useNotify();
  const language = useLanguage();
  const take = async () => {
    notify({ message: t('evidenceComing') });
    const address = `/api/admin/bookings/${id}/chargeback-evidence?language=${language}`;
    const failure = await downloadFrom(address, { timeoutMs: null });
    if (failure) notify({ message: t('evidenceFailed'), tone: 'problem' });
  };
  return <Action icon="shield" name={t('evidence')} onClick={onPress(() => void take())} />;
};

const ActionLink = ({ to, name }: { to: string; name: string }) => (
  <li>
    <Link to={to} className={line}>
      <Icon name="key" size="sm" />
      {name}
    </Link>
  </li>
);

type ActionProps = { icon: IconName; name: string; onClick: () => void; isEnd?: boolean };

const Action = ({ icon, name, onClick, isEnd = false }: ActionProps) => (
  <li>
    <button type="button" onClick={onClick} className={`${line} ${isEnd ? 'text-danger' : ''}`}>
      <Icon name={icon} size="sm" />
      {name}
    </button>
  </li>
);
