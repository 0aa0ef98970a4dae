import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../../ui/link-button.tsx';
import { useManaged } from '../managed.ts';
import { stageOf } from '../stage.ts';
import { payPath } from './pay-path.ts';

type Props = { /** While another action is the one of the screen. */ isQuiet: boolean; isInNotice?: boolean };

/** The way to the payment step, where something is owed online. An unpaid hold has it in its notice. */
export const PayLink = ({ isQuiet, isInNotice = false }: Props) => {
  const { t } = useTranslation('myBooking');
  const { booking, bookingKey } = useManaged();
  const isHeld = stageOf(booking) === 'held';
  if (!booking.may.pay || isHeld !== isInNotice) return null;
  return (
    <LinkButton
      to={payPath(booking, bookingKey)}
      look={isQuiet ? 'outline' : 'accent'}
      wide={!isInNotice}
      className={`no-print ${isInNotice ? '' : 'mt-4'}`}
    >
      {t(booking.keptAmount > 0 ? 'payLeft' : 'payNow')}
    </LinkButton>
  );
};
