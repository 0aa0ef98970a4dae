import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/icons.tsx';
import { type Done, useManaged } from '../managed.ts';

/** What was pressed is gone; the reader goes on here. */
const takeFocus = (box: HTMLElement | null) => box?.focus();

/** What has just been done, and that a mail says so too. */
export const DoneNotice = ({ done }: { done: NonNullable<Done> }) => {
  const { t } = useTranslation('manage', { keyPrefix: 'done' });
  const { booking } = useManaged();
  return (
    <div
      ref={takeFocus}
      tabIndex={-1}
      role="status"
      className="flex items-start gap-3 rounded-md bg-success-soft px-4 py-3.5 text-sm leading-body outline-none"
    >
      <Icon name="check" className="mt-px text-success" />
      <div>
        <p className="font-semibold">{t(`${done}.title`)}</p>
        <p>{t(`${done}.text`, { email: booking.customerInfo.email })}</p>
      </div>
    </div>
  );
};
