import { useState } from 'react';
import { data } from 'react-router';
import { isId } from '#kernel/is-id.ts';
import { PaperFacts } from '../../../agreement/paper-facts.tsx';
import { type Signature, SignForm, type ToSign } from '../../../agreement/sign-form.tsx';
import { apiContext } from '../../../api/contexts.ts';
import { type Failure, isMissing } from '../../../api/failure.ts';
import type { DataOf } from '../../../api/routes.ts';
import { useReload } from '../../../connection/use-reload.ts';
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
import { useMutation } from '../../live/use-mutation.ts';
import { namedWithPlate } from '../../named-with-plate.ts';
import { type Booking, handOverPath } from '../booking.ts';
import type { Route } from './+types/agreement';
import { SignedList } from './signed-list.tsx';
import { useAgreementText } from './use-agreement-text.ts';

export const handle: Handle = { words: ['bookings', 'signing'], frame: 'desk' };

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
  if (!booking.success) return <Failed failure={booking} />;
  if (!agreement.success) return <Failed failure={agreement} />;
  return <Shown booking={booking.data} agreement={agreement.data} />;
};
export default Agreement;

type ShownProps = { booking: Booking; agreement: DataOf<'GET /admin/bookings/:id/agreements'> };

const Shown = ({ booking, agreement }: ShownProps) => {
  const t = useWords('signing');
  const { id, bookingNumber: number, may } = booking;
  const { maySign, paper, signed, state, version, textNumber } = agreement;
  const text = useAgreementText(agreement);
  const title = t('title', { number });
  return (
    <div className="[--control:44px]">
      <PageHead title={title} isIndexed={false} />
      <DeskHead title={title} />
      <div className="mx-auto max-w-240">
        <ScreenHead
          title={title}
          text={`${booking.customerName}, ${namedWithPlate(booking.vehicleName, booking.vehicleLicensePlate)}`}
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
        <div className="grid gap-4 px-4 pt-4 pb-32 md:px-6">
          <SignedList bookingId={id} signed={signed} />
          <PaperFacts paper={paper} />
          {state === 'signed' && may.pickUp && (
            <div>
              <LinkButton to={handOverPath(id, 'pick-up')} look="accent">
                {t('handOver')}
              </LinkButton>
            </div>
          )}
          {maySign && state !== 'signed' && (
            <Alert tone="warning" title={text}>
              {t(`${state}Text`)}
            </Alert>
          )}
          {maySign ? (
            <Sign
              key={signed.length}
              booking={booking}
              version={version}
              toSign={{ textNumber, paper }}
              newest={state === 'outdated' ? undefined : signed[0]?.version}
            />
          ) : (
            signed.length === 0 && (
              <Alert
                title={t(
                  booking.stage === 'completed' ? 'isOver' : booking.stage === 'cancelled' ? 'isCancelled' : 'notNow',
                )}
              />
            )
          )}
        </div>
      </div>
    </div>
  );
};

const Failed = ({ failure }: { failure: Failure }) => {
  const t = useWords('signing');
  return (
    <>
      <DeskHead title={t('failed')} />
      <ListFailed title={t('failed')} failure={failure} />
    </>
  );
};

type SignProps = {
  booking: Booking;
  /** Of the booking that the paper is about. */
  version: number;
  toSign: ToSign;
  newest: number | undefined;
};

const Sign = ({ newest, ...sign }: SignProps) =>
  newest === undefined ? <SignNow {...sign} /> : <SignAnew {...sign} newest={newest} />;

const SignNow = ({ booking, version, toSign }: Omit<SignProps, 'newest'>) => {
  const t = useWords('signing');
  const { run, isBusy } = useMutation();
  const [failure, setFailure] = useState<Failure | null>(null);
  const reload = useReload();
  const { id, bookingNumber: number } = booking;
  const sign = (signature: Signature) => {
    setFailure(null);
    const failed = (refused: Failure) => {
      setFailure(refused);
      // The paper is to be read as it is now.
      if (refused.status === 409) void reload();
    };
    const options = { done: t('done', { number }), failed };
    void run('POST /admin/bookings/:id/agreement', { params: { id }, body: { version, ...signature } }, options);
  };
  const nameHint = `${t('nameHint', { name: booking.customerName })}. ${t('nameAtDesk')}`;
  return <SignForm toSign={toSign} isBusy={isBusy} failure={failure} nameHint={nameHint} onSign={sign} />;
};

type AnewProps = Omit<SignProps, 'newest'> & { /** The latest signed version of the agreement. */ newest: number };

/** A signed version cannot be changed; signing again, on request, adds another version. */
const SignAnew = ({ newest, ...sign }: AnewProps) => {
  const t = useWords('signing');
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <SignNow {...sign} />;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg border border-line bg-surface px-4 py-3 md:px-6">
      <p className="text-xs text-muted">{t('anewText', { version: newest, next: newest + 1 })}</p>
      <Button size="sm" onClick={() => setOpen(true)}>
        {t('anew')}
      </Button>
    </div>
  );
};
