import { data } from 'react-router';
import { isId } from '#kernel/is-id.ts';
import { apiContext } from '../../../api/contexts.ts';
import { isLanguage } from '../../../languages/language.ts';
import { useWords } from '../../../languages/use-words.ts';
import type { Handle } from '../../../shell/handle.ts';
import { PageHead } from '../../../shell/page-head.tsx';
import { textOf } from '../../forms/form-text.ts';
import { sendForm } from '../../forms/send-form.ts';
import { noStoreHeaders } from '../../private-headers.ts';
import type { Route } from './+types/review';
import { OpenedRental } from './opened-rental.tsx';
import { ReviewScreen } from './review-screen.tsx';
import { readTyped, type Sent, sendReview, statusOf } from './send-review.ts';

export const handle: Handle = { words: ['reviews'] };

export const headers = noStoreHeaders;

/** Loads the rental for its signed-in customer. For others the browser does, with the token of their link. */
export const loader = async ({ params, context }: Route.LoaderArgs) => {
  if (!isId(params.id)) throw data(null, { status: 404 });
  const opened = await context.get(apiContext).call('GET /bookings/:id/review', { params: { id: params.id } });
  if (!opened.success && opened.error === 'reviews.off') throw data(null, { status: 404 });
  return { rental: opened.success ? opened.data : null, attempt: crypto.randomUUID() };
};

export const action = async ({ request, params, context }: Route.ActionArgs) => {
  const form = await request.formData();
  const language = textOf(form, 'language');
  const sent = await sendReview(context.get(apiContext), {
    bookingId: params.id,
    token: textOf(form, 'access'),
    attempt: textOf(form, 'attempt'),
    typed: readTyped(form),
    language: isLanguage(language) ? language : 'en',
  });
  return data(sent, { status: statusOf(sent) });
};

export const clientAction = (sent: Route.ClientActionArgs) =>
  sendForm(sent, (form): Sent => ({ typed: readTyped(form), problem: 'unreachable' }));

/** `/review/{bookingId}`: the review form of a rental. Not indexed. */
const Review = ({ params, loaderData: { rental, attempt }, actionData }: Route.ComponentProps) => {
  const t = useWords('reviews', 'page');
  return (
    <>
      <PageHead title={t('title')} isIndexed={false} />
      <div className="page-width pt-7 md:pt-12">
        <OpenedRental key={params.id} bookingId={params.id} given={rental}>
          {(opened, token) => (
            <ReviewScreen rental={opened} token={token} attempt={attempt} sent={actionData ?? null} />
          )}
        </OpenedRental>
      </div>
    </>
  );
};
export default Review;
