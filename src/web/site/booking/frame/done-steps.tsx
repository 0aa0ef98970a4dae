import type { ReactNode } from 'react';
import { useLanguage } from '../../../languages/use-language.ts';
import { useWords } from '../../../languages/use-words.ts';
import { unbrokenNumber } from '../../../shell/unbroken-number.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icons.tsx';
import { VehiclePicture } from '../../../ui/picture/vehicle-picture.tsx';
import { pictureOf } from '../../../vehicle-card/picture-of.ts';
import { useCurrentBooking, useShownQuote, useWizard } from '../state/wizard-context.ts';
import { useRentalWords, vehicleName } from './wizard-words.ts';

type Props = {
  /** The name of the step. */
  name: string;
  title: string;
  /** Returns to the step for editing; null where it cannot be changed here. */
  onEdit: (() => void) | null;
  picture?: ReactNode;
  children: ReactNode;
};

/** A completed step, folded to one card with Edit. */
const DoneCard = ({ name, title, onEdit, picture, children }: Props) => {
  const t = useWords('booking');
  return (
    <section aria-label={name} className="flex items-center gap-4 px-4 py-3">
      <span className="grid size-7 shrink-0 place-items-center self-start rounded-full bg-brand-soft text-on-brand-soft md:self-center">
        <Icon name="check" size="sm" />
      </span>
      {picture}
      <div className="min-w-0 flex-1 text-sm leading-body text-muted wrap-anywhere">
        <h2 className="text-base tracking-normal text-ink">{title}</h2>
        {children}
      </div>
      {onEdit && (
        <Button size="sm" className="self-start md:self-center" onClick={onEdit}>
          <Icon name="edit" size="sm" />
          {t('edit')}
          <span className="sr-only">{name}</span>
        </Button>
      )}
    </section>
  );
};

/** The cards of the completed steps, one below the other. */
export const DoneSteps = ({ children }: { children: ReactNode }) => (
  <div className="mt-5 divide-y divide-line rounded-lg border border-line bg-surface">{children}</div>
);

/** The completed vehicle step: vehicle, places, times and extras. */
export const DoneVehicleStep = ({ onEdit }: { onEdit: (() => void) | null }) => {
  const t = useWords('booking');
  const { page } = useWizard();
  const { start, end } = useRentalWords();
  const extras = useExtrasText();
  const { vehicle } = page;
  return (
    <DoneCard
      name={t('steps.vehicle')}
      title={vehicleName(vehicle)}
      onEdit={onEdit}
      picture={
        <VehiclePicture
          src={pictureOf(vehicle)}
          alt=""
          sizes="120px"
          className="w-30 rounded-md px-1 pt-2 max-md:hidden"
        />
      }
    >
      <p>
        {start.when}, {start.where}
      </p>
      <p>
        {end.when}, {end.where}
      </p>
      {extras && <p>{extras}</p>}
    </DoneCard>
  );
};

/** The cover and add-ons, named as in the quote. */
const useExtrasText = (): string => {
  const language = useLanguage();
  const { quote } = useShownQuote();
  const names = (quote?.lines ?? [])
    .filter(({ kind, name }) => name && (kind.startsWith('insurance') || kind === 'addon'))
    .map(({ name, quantity, kind }) => {
      const text = name?.[language] ?? name?.en ?? '';
      return kind === 'addon' && quantity > 1 ? `${quantity} × ${text}` : text;
    });
  // Removes repeated names: a cover has one line for weeks and another for days.
  return [...new Set(names)].join(', ');
};

/** The completed customer step, with the booking's driver. */
export const DoneCustomerStep = ({ onEdit }: { onEdit: (() => void) | null }) => {
  const t = useWords('booking');
  const { firstName, lastName, email, phone, licenseNumber } = useCurrentBooking().booking.customerInfo;
  // A long address breaks before its @.
  const [mailbox, host] = email.split('@');
  return (
    <DoneCard name={t('steps.customer')} title={`${firstName} ${lastName}`} onEdit={onEdit}>
      <p>
        {mailbox}
        <wbr />@{host}
      </p>
      <p>
        {unbrokenNumber(phone)}, {t('customer.licenceIs', { number: licenseNumber })}
      </p>
    </DoneCard>
  );
};
