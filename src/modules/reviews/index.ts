export { addInvitations } from './invitation-store.ts';
export type { NewReviewRow } from './review-store.ts';
export { addReviews, anonymiseReviews } from './review-store.ts';
export { reviewableBookings } from './review-use-cases.ts';
export { reviewsCrontab, reviewsTasks } from './reviews-jobs.ts';
export { reviewsRoutes } from './reviews-routes.ts';
export { publicName } from './rules/public-name.ts';
