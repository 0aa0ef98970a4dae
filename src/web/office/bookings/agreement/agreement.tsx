import { useState } from 'react';
import { data } from 'react-router';
import { isId } from '#kernel/is-id.ts';
import { apiContext } from '../../../api/contexts.ts';
import { type Failure, isMissing } from '../../../api/failure.ts';
import { useWords } from '../../../languages/use-words.ts';
import type { Handle } from '../../../shell/handle.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-look.ts';
import { Icon } from '../../../ui/icons.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { DeskHead } from '../../frame/desk-head.tsx';
import { ScreenHead } from '../../frame/screen-head.tsx';
import { ListFailed } from '../../list/list-failed.tsx';
import { namedWithPlate } from '../../named-with-plate.ts';
import { agreementOf, type Booking } from '../booking.ts';
import type { Route } from './+types/agreement';
import { PaperFacts, SignedList } from './paper-facts.tsx';
import { type Agreed, SignForm } from './sign-form.tsx';

export const handle: Handle = { words: ['bookings'], frame: 'desk' };

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  if (!isId(params.id)) throw data(null, { status: 404 });
  const { call } = context.get(apiContext);
  const [booking, agreement] = await Promise.all([
    call('GET /admin/bookings/:id', { params }),
    call('GET /admin/bookings/:id/agreements', { params }),
  ]);
  if (!booking.success && isMissing(booking)) throw data(null, { status: 404 });
  return { booking, agreement };
};

/** `/admin/bookings/:id/agreement`: the rental agreement that the customer signs, on a tablet at the desk. */
const Agreement = ({ loaderData: { booking, agreement } }: Route.ComponentProps) => {
  const t = useWords('bookings', 'signing');
  if (!booking.success) return <Failed failure={booking} />;
  if (!agreement.success) return <Failed failure={agreement} />;
  const { id, bookingNumber: number } = booking.data;
  const { maySign, paper, signed } = agreement.data;
  const state = agreementOf(booking.data);
  const title = t('title', { number });
  return (
    <div className="[--control:44px]">
      <PageHead title={title} isIndexed={false} />
      <DeskHead title={title} />
      <div className="mx-auto max-w-240">
        <ScreenHead
          title={title}
          text={`${booking.data.customerName}, ${namedWithPlate(booking.data.vehicleName, booking.data.vehicleLicensePlate)}`}
          actions={
            <>
              <LinkButton to={`/admin/bookings/${id}`} look="quiet" size="sm">
                {t('back')}
              </LinkButton>
              <a
                href={`/api/admin/bookings/${id}/agreement?copy=unsigned`}
                download
                className={buttonClass('outline', 'sm')}
              >
                <Icon name="download" size="sm" />
                {t('copy')}
              </a>
            </>
          }
        />
        <div className="grid gap-4 px-4 pt-4 pb-10 md:px-6">
          <SignedList bookingId={id} signed={signed} />
          <PaperFacts paper={paper} />
          {maySign && state !== 'signed' && (
            <Alert tone="warning" title={t(state)}>
              {t(`${state}Text`)}
            </Alert>
          )}
          {maySign ? (
            <Sign
              key={signed.length}
              booking={booking.data}
              agreed={paper.agreed}
              newest={state === 'outdated' ? undefined : signed[0]?.version}
            />
          ) : (
            signed.length === 0 && <Alert title={t(booking.data.stage === 'completed' ? 'isOver' : 'notOut')} />
          )}
        </div>
      </div>
    </div>
  );
};
export default Agreement;

const Failed = ({ failure }: { failure: Failure }) => {
  const t = useWords('bookings', 'signing');
  return (
    <>
      <DeskHead title={t('failed')} />
      <ListFailed title={t('failed')} failure={failure} />
    </>
  );
};

type SignProps = { booking: Booking; agreed: Agreed; newest: number | undefined };

const Sign = ({ newest, ...sign }: SignProps) =>
  newest === undefined ? <SignForm {...sign} /> : <SignAnew {...sign} version={newest} />;

type Props = { booking: Booking; agreed: Agreed /** The latest signed version. */; version: number };

/** A signed version cannot be changed; signing again, on request, adds another version. */
const SignAnew = ({ booking, agreed, version }: Props) => {
  const t = useWords('bookings', 'signing');
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <SignForm booking={booking} agreed={agreed} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3 md:px-6">
      <p className="text-xs text-muted">{t('anewText', { version, next: version + 1 })}</p>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('anew')}
      </Button>
    </div>
  );
};
