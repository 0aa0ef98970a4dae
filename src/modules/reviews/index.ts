export { anonymiseReviews } from './erase-store.ts';
export { addInvitations, addReviews } from './new-reviews-store.ts';
export type { NewReview } from './review-store.ts';
export { reviewsCrontab, reviewsTasks } from './reviews-jobs.ts';
export { reviewsRoutes } from './reviews-routes.ts';
export { shownName } from './rules/shown-name.ts';
export { whichMayBeReviewed } from './which-may-be-reviewed.ts';
