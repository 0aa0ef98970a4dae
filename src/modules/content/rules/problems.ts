import { Problem, wrongField } from '#kernel/problem.ts';

export const pageNotFound = () => new Problem(404, 'content.page-not-found');

export const revisionNotFound = () => new Problem(404, 'content.revision-not-found');

export const noPreviewLink = () => new Problem(404, 'content.no-preview-link');

export const slugTaken = () => new Problem(409, 'content.slug-taken', { field: 'slug' });

export const pageConflict = () => new Problem(409, 'content.changed-meanwhile');

export const alreadyPublished = () => new Problem(409, 'content.already-published');

export const slugStays = () => wrongField('slug', 'content.slug-stays');
