import { pageFacts, pageOf } from '#kernel/paging.ts';
import { findVehicle, vehicleNotFound } from '#modules/fleet/index.ts';
import type { EndpointBinders } from '#platform/http/bind-endpoints.ts';
import { everyReview, reviewsOfVehicle } from './review-list-store.ts';
import { rentalShape, reviewShape, staffReviewShape } from './review-shapes.ts';
import {
  hideReview,
  readFeatured,
  readRentalToReview,
  readStaffReview,
  requireReviews,
  writeReview,
} from './review-use-cases.ts';

const ROWS_OF_A_PAGE = 20;

export const reviewsRoutes = ({ serve }: EndpointBinders): void => {
  serve('GET /bookings/:id/review', async (ctx, { params }) => ({
    data: rentalShape(await readRentalToReview(ctx, params.id)),
  }));

  serve('POST /bookings/:id/review', async (ctx, { params, body }) => ({
    data: reviewShape(await writeReview(ctx, params.id, body)),
    message: 'Thank you for your review',
  }));

  serve('GET /vehicles/:id/reviews', async ({ tx }, { params, query }) => {
    await requireReviews(tx);
    if (!(await findVehicle(tx, params.id))) throw vehicleNotFound();
    const page = pageOf(query, ROWS_OF_A_PAGE);
    const { rows, total } = await reviewsOfVehicle(tx, params.id, page);
    return { data: rows.map(reviewShape), ...pageFacts(page, total) };
  });

  serve('GET /reviews/featured', async ({ tx }, { query }) => ({
    data: (await readFeatured(tx, query.language ?? null)).map(reviewShape),
  }));

  serve('GET /reviews', async ({ tx }, { query }) => {
    await requireReviews(tx);
    const page = pageOf(query, ROWS_OF_A_PAGE);
    const { rows, total } = await everyReview(tx, { search: query.search ?? '', ...page });
    return { data: rows.map(staffReviewShape), ...pageFacts(page, total) };
  });

  serve('GET /reviews/:id', async ({ tx }, { params }) => ({
    data: staffReviewShape(await readStaffReview(tx, params.id)),
  }));

  serve('PATCH /reviews/:id', async (ctx, { params, body }) => {
    await hideReview(ctx, params.id, body.hidden);
    return { data: staffReviewShape(await readStaffReview(ctx.tx, params.id)) };
  });
};
