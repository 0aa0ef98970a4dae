import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { countText } from '#kernel/paging.ts';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { Badge } from '../../../ui/badge.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { formatDayTime } from '../../../ui/dates.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { DocumentDialogs, type DocumentPurpose } from '../../documents/document-dialogs.tsx';
import { DocumentsPart } from '../../documents/documents-part.tsx';
import type { Documents } from '../../documents/issued.ts';
import { PanelPart, SidePanel } from '../../panel/side-panel.tsx';
import { useAgreementText } from '../agreement/use-agreement-text.ts';
import { PaymentBadge, SlipBadge, StageBadge } from '../badges.tsx';
import { useBeside } from '../beside.ts';
import { agreementPath, type Booking, type Purpose } from '../booking.ts';
import { type Claim, unsettled } from '../claims/claims.ts';
import { ClaimsPart } from '../claims/claims-part.tsx';
import { BookingDialogs } from '../dialogs/booking-dialogs.tsx';
import { EditPanel } from '../edit/edit-panel.tsx';
import { type ActionAfterReturn, actionAfterReturn } from '../primary-action.ts';
import { type Deposits, depositLeft } from '../security-deposit/deposits.ts';
import { SecurityDepositPart } from '../security-deposit/security-deposit-part.tsx';
import { StatusBanner, useStatusBanner } from '../status-banner.tsx';
import { DriversPart } from './drivers-part.tsx';
import { EventsPart } from './events-part.tsx';
import { HandOversPart } from './hand-overs-part.tsx';
import type { Ledger } from './ledger.ts';
import { MoneyPart } from './money-part.tsx';
import { neighboursOf } from './neighbours.ts';
import { PanelActions } from './panel-actions.tsx';
import { CustomerPart, RentalPart } from './rental-part.tsx';
import type { Damage } from './seen-damage.tsx';

type Props = {
  booking: Booking;
  ledger: Ledger;
  documents: Documents | null;
  deposits: Deposits | null;
  claims: readonly Claim[] | null;
  damage: Damage | null;
  openedFor: Purpose | null;
};

/** Everything about one booking, beside the screen that it was opened from: rental, customer, money, history and actions. */
export const BookingPanel = ({ booking, ledger, documents, deposits, claims, damage, openedFor }: Props) => {
  const t = useWords('bookings', 'panel');
  const { pathOf, reply } = useBeside();
  const { banner, show } = useStatusBanner();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Purpose | null>(openedFor);
  const [document, setDocument] = useState<DocumentPurpose | null>(null);
  const receipt = open === 'print' ? receiptOf(booking, documents) : null;
  const opened = open === 'invoice' ? ({ open: 'document' } as const) : (receipt ?? document);
  // What waits for a decision comes first.
  const isDisputed = claims?.some(({ status }) => status === 'disputed') ?? false;
  const { stage } = booking;
  const [isClaiming, setClaiming] = useState(false);
  const depositPart = useRef<HTMLDivElement>(null);
  const after = actionAfterReturn(booking, { deposits, claims, brought: damage?.atReturn.length ?? 0 });
  const settle = (action: ActionAfterReturn) => {
    if (action === 'claim') return setClaiming(true);
    // What of it is kept is decided there.
    depositPart.current?.querySelector<HTMLElement>('input, button')?.focus();
  };
  const ofClaims = {
    ...{ booking, claims, isMain: after === 'claim', isMaking: isClaiming, onMake: setClaiming },
    deposit: deposits ? depositLeft(deposits) : undefined,
  };
  const settleAtOnce = useEffectEvent(() => {
    if (openedFor === 'settle' && after) settle(after);
  });
  useEffect(() => settleAtOnce(), []);
  const place = neighboursOf(booking.id, reply);
  const close = () => {
    setOpen(null);
    if (openedFor) void navigate(pathOf(booking.id), { replace: true, preventScrollReset: true });
  };
  const panel = { label: t('label', { number: booking.bookingNumber }), closePath: pathOf() };
  if (open === 'edit' && !booking.isArchived) return <EditPanel booking={booking} panel={panel} onClose={close} />;
  return (
    <>
      <StatusBanner text={banner} />
      <SidePanel
        {...panel}
        title={
          <span className="flex items-center gap-1.5 figures">
            {booking.bookingNumber}
            <CopyButton text={booking.bookingNumber} isShort />
          </span>
        }
        badges={
          <>
            {booking.isArchived && <Badge tone="danger">{t('archived')}</Badge>}
            <StageBadge booking={booking} />
            <PaymentBadge booking={booking} />
            <SlipBadge booking={booking} />
          </>
        }
        previousPath={place?.previous && pathOf(place.previous)}
        nextPath={place?.next && pathOf(place.next)}
        position={place ? t('position', { index: place.index, total: countText(place.total) }) : undefined}
        links={
          !booking.isArchived &&
          !pathOf().startsWith(CALENDAR) && (
            <Link to={calendarPath(booking)} className="font-medium text-link">
              {t('calendar')}
            </Link>
          )
        }
        actions={<PanelActions booking={booking} after={after} onAfter={settle} onOpen={setOpen} onRefused={show} />}
      >
        {isDisputed && <ClaimsPart {...ofClaims} />}
        <RentalPart booking={booking} onRefused={show} />
        <CustomerPart booking={booking} />
        {booking.drivers.length > 0 && <DriversPart booking={booking} />}
        <MoneyPart booking={booking} ledger={ledger} onPay={() => setOpen('pay')} />
        {!isDisputed && <ClaimsPart {...ofClaims} />}
        <div ref={depositPart} className="contents">
          <SecurityDepositPart booking={booking} deposits={deposits} openClaims={unsettled(claims)} />
        </div>
        <DocumentsPart documents={documents} onOpen={setDocument} />
        <HandOversPart id={booking.id} handOvers={booking.handOvers} damage={damage} />
        {(stage === 'confirmed' || booking.handOvers.length > 0) && <AgreementPart booking={booking} />}
        <MailsPart mails={booking.mails} />
        <EventsPart events={booking.timeline} />
      </SidePanel>
      <BookingDialogs booking={booking} open={receipt ? null : open} onClose={close} />
      {documents && opened && (
        <DocumentDialogs
          key={JSON.stringify(opened)}
          bookingId={booking.id}
          documents={documents}
          purpose={opened}
          onClose={() => (document ? setDocument(null) : close())}
        />
      )}
    </>
  );
};

/** Printing a paid booking prints its receipt or tax invoice; any other is printed as a sheet. */
const receiptOf = ({ paymentStatus }: Booking, documents: Documents | null): DocumentPurpose | null => {
  if (paymentStatus !== 'paid' || !documents) return null;
  const kind = (['receipt', 'tax-invoice'] as const).find((one) => documents.refusals[one] === null);
  return documents.current === null && !kind ? null : { print: kind ?? 'tax-invoice' };
};

const CALENDAR = '/admin/calendar';

/** The address of the calendar, beginning on the pick-up day, with the booking's details open. */
const calendarPath = ({ id, pickupDate, stage }: Booking) =>
  `${CALENDAR}?from=${pickupDate.slice(0, 10)}&booking=${id}${stage === 'cancelled' ? '&cancelled=true' : ''}`;

/** Links to the agreement, to sign it or to see what was signed. */
const AgreementPart = ({ booking }: { booking: Booking }) => {
  const t = useWords('signing');
  const known = useAgreementText(booking.agreement);
  const isSigned = booking.agreement.state === 'signed';
  const isOut = booking.stage === 'picked-up' || booking.stage === 'completed';
  const isUnsigned = isOut && booking.agreement.state === 'unsigned';
  const reason = booking.timeline.find(({ action }) => action === 'booking.picked-up')?.reason ?? null;
  const text = isUnsigned ? t('withoutSignature') : known;
  const isDue = booking.stage === 'picked-up' && !isSigned;
  return (
    <PanelPart title={t('heading')}>
      <div className="flex flex-wrap items-center justify-between gap-2 text-xs">
        <span className={isDue ? 'font-medium text-warning' : 'text-muted'}>
          {text}
          {isUnsigned && reason && <span className="block font-regular text-muted">{t('reasonIs', { reason })}</span>}
        </span>
        <LinkButton to={agreementPath(booking.id)} size="xs">
          {t(isSigned || isUnsigned ? 'open' : 'openAndSign')}
        </LinkButton>
      </div>
    </PanelPart>
  );
};

/** The e-mails to the customer about the booking, with their delivery status. */
const MailsPart = ({ mails }: Pick<Booking, 'mails'>) => {
  const t = useWords('bookings');
  const language = useLanguage();
  const statusOf = (status: string) =>
    status === 'sent' || status === 'failed' || status === 'waiting' || status === 'capped'
      ? t(`mailStatus.${status}`)
      : status;
  return (
    <PanelPart title={t('panel.mails')}>
      {mails.length === 0 && <p className="text-xs text-muted">{t('panel.noMails')}</p>}
      <ul className="grid gap-2 text-xs">
        {mails.map(({ id, subject, to, status, at }) => (
          <li key={id} className="flex justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">
              {subject}
              <span className="block text-muted">
                {to}, <span className={status === 'failed' ? 'text-danger' : ''}>{statusOf(status)}</span>
              </span>
            </span>
            <time dateTime={at} className="shrink-0 text-2xs text-subtle figures">
              {formatDayTime(at, language, { weekday: false })}
            </time>
          </li>
        ))}
      </ul>
    </PanelPart>
  );
};
